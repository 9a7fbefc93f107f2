import { useEffect, useEffectEvent, useRef } from "react";
import { uploadsPath } from "../../requests/files/uploads-path.ts";
import styles from "./carried-over-files.module.css";

export interface CarriedOverFile {
	id: string;
	name: string;
}

interface Props {
	files: readonly CarriedOverFile[];
	onCount(wanted: number): void;
}

/** Works before hydration; scripts send the checked ids with their own uploads. */
export function CarriedOverFiles({ files, onCount }: Props) {
	const list = useRef<HTMLUListElement>(null);
	const count = () => onCount(list.current?.querySelectorAll(":checked").length ?? 0);
	const countEarly = useEffectEvent(count);
	useEffect(() => {
		if (list.current) countEarly();
	}, []);
	if (files.length === 0) return null;
	return (
		<fieldset className={styles.kept}>
			<legend className={styles.title}>Already uploaded</legend>
			{/* Offered but unchecked files are removed by the server. */}
			<input type="hidden" name="offered_uploads" value={files.map(({ id }) => id).join(" ")} />
			<ul ref={list} className={styles.list}>
				{files.map(({ id, name }) => (
					<li key={id}>
						<label className={styles.file}>
							<input
								className={styles.box}
								type="checkbox"
								name="uploads"
								value={id}
								defaultChecked
								onChange={count}
							/>
							<span className={styles.words}>
								<span className={styles.name}>{name}</span>{" "}
								<span className={styles.keep}>Keep this file</span>
							</span>
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	);
}

export function readCarriedOver(form: HTMLFormElement): string[] {
	return new FormData(form).getAll("uploads").map(String);
}

export function releaseCarriedOver(files: readonly CarriedOverFile[]): void {
	for (const { id } of files) {
		const headers = { "Tus-Resumable": "1.0.0" };
		fetch(`${uploadsPath}/${id}`, { method: "DELETE", headers, keepalive: true }).catch(() => {});
	}
}
