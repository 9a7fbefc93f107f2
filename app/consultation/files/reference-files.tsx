import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { acceptedFiles, mostBytes } from "../../requests/files/file-kinds.ts";
import { mostFiles } from "../../requests/request-fields.ts";
import { sayBytes } from "../../ui/say-bytes.ts";
import { addToast, dismissToast, updateToast } from "../../ui/toast/toast-store.ts";
import { useDroppedFiles } from "../../ui/use-dropped-files.ts";
import { type CarriedOverFile, CarriedOverFiles } from "./carried-over-files.tsx";
import type { QueuedFile } from "./queued-file.ts";
import { ReferenceFile } from "./reference-file.tsx";
import styles from "./reference-files.module.css";

interface Props {
	files: readonly QueuedFile[];
	carriedOver: readonly CarriedOverFile[];
	scripted: boolean;
	frozen: boolean;
	onAdd(files: readonly File[]): void;
	onRemove(key: number): void;
	onRetry(key: number): void;
}

export function ReferenceFiles(props: Props) {
	const { files, carriedOver, scripted, frozen, onAdd, onRemove, onRetry } = props;
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const tooMany = useRef({ toast: "", left: 0 });
	const [held, setHeld] = useState(carriedOver.length);
	const room = mostFiles - held - countTaken(files);
	// Without scripts the picker cannot see boxes being unchecked, so it stays enabled.
	const full = scripted && room <= 0;

	function add(chosen: Iterable<File>) {
		const all = [...chosen];
		const fitting = all.slice(0, Math.max(0, room));
		onAdd(fitting);
		const left = all.length - fitting.length;
		if (left === 0) return;
		const text = `${sayLeftOut(left)} Remove one to add another.`;
		const toast = addToast({ tone: "error", title: `Maximum ${mostFiles} files reached`, text });
		tooMany.current = { toast, left };
	}

	useEffect(() => {
		if (room <= 0) return;
		const { toast, left } = tooMany.current;
		const text = `${sayLeftOut(left)} There is room for ${room === 1 ? "one" : room} more now.`;
		updateToast(toast, { title: left === 1 ? "A File Was Left Out" : "Files Were Left Out", text });
	}, [room]);

	const returning = useRef(false);
	function remove(key: number) {
		returning.current = true;
		dismissToast(tooMany.current.toast);
		tooMany.current.toast = "";
		onRemove(key);
	}

	useEffect(() => {
		// After it is enabled again: a disabled input takes no focus.
		if (returning.current) input.current?.focus();
		// The input that took the last file is now disabled.
		else if (full && document.activeElement === input.current) list.current?.focus();
		returning.current = false;
	});

	function take(picker: HTMLInputElement) {
		add(picker.files ?? []);
		picker.value = "";
	}

	const takeEarly = useEffectEvent(take);
	useEffect(() => {
		if (input.current?.files?.length) takeEarly(input.current);
	}, []);

	const over = useDroppedFiles(input, frozen ? undefined : add);
	const zone = [styles.zone, scripted && styles.scripted, full && styles.full, over && styles.over];

	return (
		<div className={styles.files}>
			<CarriedOverFiles files={carriedOver} onCount={setHeld} />
			<div className={zone.filter(Boolean).join(" ")}>
				<label className={styles.label} htmlFor={id}>
					{full ? `Maximum ${mostFiles} files reached` : invite(room, held)}
				</label>
				<p className={styles.hint} id={`${id}-hint`}>
					JPG, PNG, MP4, MOV. Up to {mostFiles} files{held > 0 && " in all"}; a picture can be up to{" "}
					{sayBytes(mostBytes.image)}, a video up to {sayBytes(mostBytes.video)}.
					{scripted && !full && (
						<span className={styles.drop}> Choose them or drop them here.</span>
					)}
				</p>
				<input
					ref={input}
					className={styles.input}
					id={id}
					type="file"
					name="reference_files"
					multiple
					accept={acceptedFiles}
					disabled={full}
					aria-describedby={`${id}-hint`}
					onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget)}
				/>
			</div>
			{files.length > 0 && (
				<ul className={styles.grid} ref={list} tabIndex={-1} aria-label="Your files">
					{files.map((file) => (
						<ReferenceFile
							key={file.key}
							chosen={file}
							describedBy={`${id}-${file.key}`}
							onRemove={() => remove(file.key)}
							onRetry={() => onRetry(file.key)}
						/>
					))}
				</ul>
			)}
			<FileNotes files={files} id={id} />
			<p className="unseen" role="status">
				{describe(files, held)}
			</p>
		</div>
	);
}

function sayLeftOut(count: number): string {
	return count === 1 ? "One file was left out." : `${count} files were left out.`;
}

function invite(room: number, held: number): string {
	if (held === 0) return "Add pictures or videos";
	if (room <= 0) return "Uncheck a file to add another picture or video";
	return room === 1 ? "Add one more picture or video" : `Add up to ${room} more pictures or videos`;
}

function FileNotes({ files, id }: { files: readonly QueuedFile[]; id: string }) {
	const notes = files.flatMap(({ key, file, state }) => {
		if (state.is === "refused") return [{ key, wrong: true, text: state.why }];
		if (state.is === "failed") {
			const next = state.willRetry
				? " The upload will continue automatically when the connection is back."
				: "";
			return [{ key, wrong: true, text: `“${file.name}” has not arrived. ${state.why}${next}` }];
		}
		return state.is === "waiting" && state.note ? [{ key, wrong: false, text: state.note }] : [];
	});
	if (notes.length === 0) return null;
	return (
		<ul className={styles.notes}>
			{notes.map(({ key, wrong, text }) => (
				<li key={key} id={`${id}-${key}`} className={wrong ? styles.wrong : undefined}>
					{text}
				</li>
			))}
		</ul>
	);
}

function countTaken(files: readonly QueuedFile[]): number {
	return files.filter(({ state }) => state.is !== "refused").length;
}

function describe(files: readonly QueuedFile[], held: number): string {
	if (files.length === 0) return "";
	const count = (is: QueuedFile["state"]["is"]) => files.filter((f) => f.state.is === is).length;
	const parts = [
		`${held + countTaken(files)} of ${mostFiles} files added`,
		`${count("done")} sent`,
	];
	const refused = files.flatMap(({ state }) => (state.is === "refused" ? [state.why] : []));
	if (count("failed") > 0) parts.push(`${count("failed")} not sent yet`);
	return `${parts.join(", ")}. ${refused.join(" ")}`;
}
