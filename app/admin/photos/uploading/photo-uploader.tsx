import { type ChangeEvent, useEffect, useId, useRef } from "react";
import { useDroppedFiles } from "../../../ui/use-dropped-files.ts";
import { photoQueue, usePhotoQueue } from "./photo-queue.ts";
import styles from "./photo-uploader.module.css";
import type { Queue, SentPhoto } from "./upload-queue.ts";

const accepted =
	"image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif";

/** @param onChanged a photo has arrived, or one was lost, perhaps with the session: asking the server leads to sign-in then */
export function PhotoUploader({ onChanged }: { onChanged(): void }) {
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const queue = usePhotoQueue();
	const isLost = queue.photos.some(({ state }) => state.is === "failed" && state.willRetry);
	const over = useDroppedFiles(input, photoQueue.add);
	// After signing in again, at once.
	useEffect(photoQueue.retryLost, []);
	useEffect(() => {
		if (queue.arrived > 0) onChanged();
	}, [queue.arrived, onChanged]);
	useEffect(() => {
		if (isLost && navigator.onLine) onChanged();
	}, [isLost, onChanged]);
	return (
		<section className={styles.uploader} aria-label="Add photos">
			<div className={over ? `${styles.zone} ${styles.over}` : styles.zone}>
				<label className={styles.label} htmlFor={id}>
					Add photos
				</label>
				<p className={styles.hint} id={`${id}-hint`}>
					JPG, PNG, WebP, AVIF, HEIC or GIF, as many as you like. Each up to 20 MB, and at least 600
					pixels a side.
					<span className={styles.drop}> Choose them or drop them here.</span>
				</p>
				<input
					ref={input}
					className={styles.input}
					id={id}
					type="file"
					multiple
					accept={accepted}
					aria-describedby={`${id}-hint`}
					data-late=""
					onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
						photoQueue.add(currentTarget.files ?? []);
						currentTarget.value = "";
					}}
				/>
			</div>
			<noscript>
				<p className={styles.hint}>Turn on JavaScript in this browser to add photos.</p>
			</noscript>
			<Sending {...queue} />
			<p className="unseen" role="status">
				{sayQueue(queue)}
			</p>
		</section>
	);
}

function Sending({ photos, arrived }: Queue) {
	if (photos.length === 0) return null;
	const coming = photos.filter(({ state }) => state.is === "waiting" || state.is === "sending");
	return (
		<div className={styles.sending}>
			<p className={styles.count}>
				{arrived} of {arrived + photos.length} sent
			</p>
			<ul className={styles.rows} aria-label="Photos on their way">
				{[...photos.filter((one) => !coming.includes(one)), ...coming].map((photo) => (
					<Row key={photo.key} photo={photo} />
				))}
			</ul>
		</div>
	);
}

function Row({ photo: { key, file, state } }: { photo: SentPhoto }) {
	const isWrong = state.is === "refused" || state.is === "failed";
	return (
		<li className={styles.row}>
			<p className={styles.name}>{file.name}</p>
			<div className={styles.acts}>
				{state.is === "failed" && (
					<button type="button" onClick={() => photoQueue.retry(key)}>
						Retry<span className="unseen"> {file.name}</span>
					</button>
				)}
				<button type="button" onClick={() => photoQueue.remove(key)}>
					{isWrong ? "Dismiss" : "Cancel"}
					<span className="unseen"> {file.name}</span>
				</button>
			</div>
			{state.is === "sending" && (
				<progress
					className={styles.progress}
					max={100}
					value={state.percent}
					aria-label={file.name}
				/>
			)}
			{state.is === "waiting" && <p className={styles.waiting}>Waiting</p>}
			{isWrong && (
				<p className={styles.wrong}>
					{state.why}
					{state.is === "failed" && state.willRetry && " It will be sent again automatically."}
				</p>
			)}
		</li>
	);
}

/** For screen readers: not each percent. */
function sayQueue({ photos, arrived }: Queue): string {
	if (photos.length === 0) return arrived > 0 ? `${arrived} sent` : "";
	const wrong = photos.flatMap(({ state }) => (state.is === "refused" ? [state.why] : []));
	return [`${arrived} of ${arrived + photos.length} sent.`, ...wrong].join(" ");
}
