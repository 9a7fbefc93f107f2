import { type ReactNode, useId } from "react";
import { href } from "react-router";
import { acceptedFiles, mostBytes, sayBytes } from "../../requests/files/file-kinds.ts";
import { mostFiles } from "../../requests/request-fields.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import page from "../request-page.module.css";
import { useSending } from "../use-sending.ts";
import styles from "./add-form.module.css";
import { mostFilesInAll, mostWords } from "./additions.ts";

interface Props {
	/** To be shown again. */
	words?: string | undefined;
	/** For so many more files. */
	room: number;
	token: string;
	children: ReactNode;
}

/** An ordinary form also with scripts: a browser that cannot send it keeps what was typed and chosen. */
export function AddForm({ words, room, token, children }: Props) {
	const { isSending, onSubmit } = useSending();
	return (
		<section className={`${page.sheet} ${page.part}`} data-ground="paper" aria-labelledby="add">
			<h2 className={page.title} id="add" tabIndex={-1}>
				Write to Me
			</h2>
			<form
				className={page.form}
				method="post"
				action={`${href("/request/:token", { token })}#add`}
				encType="multipart/form-data"
				onSubmit={onSubmit}
			>
				{children}
				<TextArea
					label="Your words"
					name="words"
					hint="An answer, a change, a question. I will read it with your request."
					defaultValue={words}
					maxLength={mostWords}
				/>
				<Files room={room} />
				<Button type="submit" busy={isSending ? "Sending..." : undefined}>
					Send
				</Button>
			</form>
		</section>
	);
}

function Files({ room }: { room: number }) {
	const id = useId();
	if (room <= 0) {
		return (
			<p className={styles.hint}>
				Your request has {mostFilesInAll} files, as many as it can. Describe further ones in words.
			</p>
		);
	}
	const most = Math.min(room, mostFiles);
	return (
		<div className={styles.picker}>
			<label className={styles.label} htmlFor={id}>
				Pictures or videos
			</label>
			<p className={styles.hint} id={`${id}-hint`}>
				{most === 1 ? "One more file" : `Up to ${most} files at once`}; a picture can be up to{" "}
				{sayBytes(mostBytes.image)}, a video up to {sayBytes(mostBytes.video)}.
			</p>
			<input
				className={styles.input}
				id={id}
				type="file"
				name="files"
				multiple={most > 1}
				accept={acceptedFiles}
				aria-describedby={`${id}-hint`}
			/>
		</div>
	);
}
