import { type RefObject, useEffect, useId, useRef } from "react";
import { Form, href, useFetcher } from "react-router";
import { acceptedFiles, mostBytes } from "../../requests/files/file-kinds.ts";
import { listTooLarge } from "../../requests/files/say-too-large.ts";
import { mostFiles } from "../../requests/request-fields.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { keepTyping, restoreTyping } from "../../ui/page/kept-typing.ts";
import { sayBytes } from "../../ui/say-bytes.ts";
import page from "../request-page.module.css";
import styles from "./add-form.module.css";
import { AddedAlert } from "./added-alert.tsx";
import { mostFilesInAll } from "./additions.ts";
import type { Added } from "./send-addition.ts";

interface Props {
	/** By the browser itself, before there are scripts. */
	sent: Added | undefined;
	isAdded: boolean;
	/** For so many more files. */
	room: number;
	token: string;
}

/**
 * Scripts send it without leaving the page, so that a lost connection takes neither words nor files with it. No
 * navigation: those have a time limit, which a film on a slow line would miss.
 */
export function AddForm({ sent, isAdded, room, token }: Props) {
	// Found again by a client who comes back while it is being sent.
	const key = `add-${token}`;
	const { state, data } = useFetcher<Added>({ key });
	const isSending = state !== "idle";
	const form = useRef<HTMLFormElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (!data) return;
		if (data.isStored) form.current?.reset();
		title.current?.focus();
	}, [data]);
	useKeptWords(form);
	return (
		<section className={`${page.sheet} ${page.part}`} data-ground="paper" aria-labelledby="add">
			<h2 className={page.title} id="add" tabIndex={-1} ref={title}>
				Write to Me
			</h2>
			<Form
				className={page.form}
				method="post"
				action={`${href("/request/:token", { token })}#add`}
				encType="multipart/form-data"
				navigate={false}
				fetcherKey={key}
				ref={form}
			>
				<AddedAlert added={data ?? sent ?? { isStored: isAdded, problems: [] }} />
				<TextArea
					label="Your message"
					name="words"
					hint="An answer, a change, a question. I’ll read it with your request."
					defaultValue={sent?.words}
					readOnly={isSending}
				/>
				<Files room={room} isSending={isSending} />
				<Button type="submit" busy={isSending ? "Sending..." : undefined}>
					Send
				</Button>
			</Form>
		</section>
	);
}

/** In this tab, until they are sent: over a reload and a look at another page. */
function useKeptWords(form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const keep = () => keepTyping(element, location.pathname);
		element.addEventListener("input", keep);
		// Typed before this ran, which is newer than what was kept.
		if (new FormData(element).get("words")) keep();
		else restoreTyping(location.pathname);
		return () => element.removeEventListener("input", keep);
	}, [form]);
}

function Files({ room, isSending }: { room: number; isSending: boolean }) {
	const id = useId();
	if (room <= 0) {
		return (
			<p className={styles.hint}>
				Your request has {mostFilesInAll} files, the most it can hold. Describe anything else in
				words.
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
				disabled={isSending}
				onChange={({ currentTarget }) => {
					currentTarget.setCustomValidity(listTooLarge(currentTarget.files ?? []).join(" "));
					currentTarget.reportValidity();
				}}
				aria-describedby={`${id}-hint`}
			/>
		</div>
	);
}
