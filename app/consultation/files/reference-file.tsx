import { useState } from "react";
import { CloseMark } from "../../ui/dialog/close-mark.tsx";
import { previewOf } from "./file-preview.ts";
import type { FileState, QueuedFile } from "./queued-file.ts";
import styles from "./reference-file.module.css";

interface Props {
	chosen: QueuedFile;
	describedBy: string;
	onRemove(): void;
	onRetry(): void;
}

export function ReferenceFile({ chosen, describedBy, onRemove, onRetry }: Props) {
	const { file, state } = chosen;
	const preview = previewOf(file);
	const wrong = state.is === "refused" || state.is === "failed";
	return (
		<li
			className={wrong ? `${styles.plate} ${styles.wrong}` : styles.plate}
			data-wrong={wrong ? "" : undefined}
		>
			<Preview key={preview} file={file} url={preview} />
			<button
				type="button"
				className={styles.remove}
				aria-label={`Remove ${file.name}`}
				aria-describedby={wrong ? describedBy : undefined}
				onClick={onRemove}
			>
				<CloseMark />
			</button>
			<p className={styles.state}>
				{state.is === "sending" ? (
					<progress className={styles.progress} max={100} value={state.percent}>
						{state.percent}%
					</progress>
				) : (
					says(state)
				)}
				<span className={styles.name}>{file.name}</span>
			</p>
			{state.is === "failed" && (
				<button
					type="button"
					className={styles.retry}
					aria-label={`Retry ${file.name}`}
					onClick={onRetry}
				>
					Retry
				</button>
			)}
		</li>
	);
}

function Preview({ file, url }: { file: File; url: string }) {
	const [broken, setBroken] = useState(false);
	const fail = () => setBroken(true);
	if (broken) {
		return <span className={styles.blank}>{file.name.split(".").at(-1)?.slice(0, 5)}</span>;
	}
	if (isVideo(file)) {
		return (
			<video
				className={styles.picture}
				src={url}
				muted
				playsInline
				preload="metadata"
				controls
				aria-label={file.name}
				onError={fail}
			/>
		);
	}
	return <img className={styles.picture} src={url} alt={file.name} onError={fail} />;
}

function isVideo({ type, name }: File): boolean {
	return type.startsWith("video/") || /\.(mp4|mov)$/i.test(name);
}

function says(state: FileState): string {
	if (state.is === "done") return "Sent";
	if (state.is === "refused") return "Not accepted";
	return state.is === "failed" ? "Not sent yet" : "Waiting";
}
