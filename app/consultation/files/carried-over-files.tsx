import { useEffect, useRef } from "react";
import styles from "./carried-over-files.module.css";

/** A file of a form that came back; it has arrived and belongs to no request yet. */
export interface KeptFile {
	id: string;
	name: string;
}

interface Props {
	files: readonly KeptFile[];
	/** How many are wanted: those that are checked. */
	onCount(wanted: number): void;
}

/**
 * What need not be chosen again. The form is an ordinary one as far as these files go: scripts that take
 * over the page send the checked ids along with those of their own uploads, since a page that kept its
 * scripts off the form would lose the pictures, the waiting and the trying again for new files.
 */
export function KeptFiles({ files, onCount }: Props) {
	const list = useRef<HTMLUListElement>(null);
	const count = () => onCount(list.current?.querySelectorAll(":checked").length ?? 0);
	const countEarly = useRef(count);
	useEffect(() => {
		// What was unchecked before scripts ran.
		if (list.current) countEarly.current();
	}, []);
	if (files.length === 0) return null;
	return (
		<fieldset className={styles.kept}>
			<legend className={styles.title}>Already here</legend>
			{/* What is offered and comes back unchecked is removed. */}
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

/** @returns ids of the kept files that are wanted */
export function readCarriedOver(form: HTMLFormElement): string[] {
	return new FormData(form).getAll("uploads").map(String);
}

/** Takes them off the server, those apart that have become part of a request. */
export function releaseKept(files: readonly KeptFile[]): void {
	for (const { id } of files) {
		const headers = { "Tus-Resumable": "1.0.0" };
		fetch(`/api/uploads/${id}`, { method: "DELETE", headers, keepalive: true }).catch(() => {});
	}
}
