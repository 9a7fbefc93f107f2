import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { TextArea } from "../../../ui/field.tsx";
import { useDroppedFiles } from "../../../ui/use-dropped-files.ts";
import { PlaceholderList } from "../../answer/placeholder-list.tsx";
import { FailedPhotoLinks } from "../../photos/failed-photo-links.tsx";
import { usePhotoQueue } from "../../photos/uploading/photo-queue.ts";
import styles from "./fields.module.css";
import { followPhotos, insertPhotos } from "./insert-photos.ts";
import { TextPhotos } from "./text-photos.tsx";

interface ArticleTextProps {
	text: string;
	error: string | undefined;
	thumbs: Record<string, string>;
	/** Photos in the text that could not be processed. */
	failed: { id: string; name: string }[];
	/** Values by placeholder. */
	placeholders: Record<string, string>;
}

/** Photos are pasted into it, dropped on it or chosen for it. */
export function ArticleText({ text, error, thumbs, failed, placeholders }: ArticleTextProps) {
	const place = useRef<HTMLDivElement>(null);
	const [typed, setTyped] = useState(text);
	const [problems, setProblems] = useState<string[]>([]);
	const { photos } = usePhotoQueue();
	const lost = photos.find(({ state }) => state.is === "failed" && state.willRetry);
	const findBox = () => place.current?.querySelector("textarea") ?? null;
	useEffect(() => {
		const box = place.current?.querySelector("textarea");
		return box ? followPhotos(box, (why) => setProblems((before) => [...before, why])) : undefined;
	}, []);
	const take = (files: Iterable<File>) => {
		setProblems([]);
		const box = findBox();
		if (box) insertPhotos(box, files);
	};
	const isOver = useDroppedFiles(place, take);
	const paste = (event: ClipboardEvent) => {
		const { files } = event.clipboardData;
		if (files.length === 0) return;
		event.preventDefault();
		take(files);
	};
	const select = (from: number, to: number) => {
		const box = findBox();
		box?.focus();
		box?.setSelectionRange(from, to);
	};
	return (
		<div ref={place} className={styles.writing} data-over={isOver || undefined}>
			<TextArea
				name="text"
				label="Text"
				defaultValue={text}
				error={error}
				className={styles.text}
				onPaste={paste}
				onInput={({ currentTarget }) => setTyped(currentTarget.value)}
				hint={
					<>
						In Markdown: <code>## Heading</code>, <code>**bold**</code>, <code>- item</code>,{" "}
						<code>&gt; quotation</code>, <code>[words](/aftercare)</code>. Describe a photo inside
						its <code>![ ]</code>. For braces that are shown, write <code>\{"{"}</code> and{" "}
						<code>\{"}"}</code>.
					</>
				}
				spellCheck
			/>
			<FailedPhotoLinks photos={failed} />
			<PlaceholderList names={placeholders} />
			<TextPhotos text={typed} thumbs={thumbs} select={select} />
			<label className={styles.insert} data-late="">
				<input
					type="file"
					accept="image/*,.heic,.heif"
					multiple
					onChange={({ currentTarget }) => {
						take([...(currentTarget.files ?? [])]);
						currentTarget.value = "";
					}}
				/>
				<span>Add Photos to the Text</span>
			</label>
			<div role="status">
				{lost?.state.is === "failed" && (
					<p className={styles.error}>
						{lost.file.name}: {lost.state.why} It will be sent again automatically.
					</p>
				)}
				{problems.map((problem) => (
					<p key={problem} className={styles.error}>
						{problem}
					</p>
				))}
			</div>
		</div>
	);
}
