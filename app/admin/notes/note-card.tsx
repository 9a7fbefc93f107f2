import { Form } from "react-router";
import { useStudio } from "../../publishing/frame-studio.ts";
import { Button } from "../../ui/button.tsx";
import { linkMail } from "../../ui/contact-links.ts";
import { DeleteDetails } from "../frame/delete-details.tsx";
import { useTimeZone } from "../frame/use-time-zone.ts";
import type { DeskNote } from "./desk-notes.server.ts";
import styles from "./notes.module.css";

export function NoteCard({ note }: { note: DeskNote }) {
	const { id, message, email, created_at, read_at, published_at } = note;
	const { locale } = useStudio();
	const day = new Date(created_at).toLocaleDateString(locale, {
		dateStyle: "long",
		timeZone: useTimeZone(),
	});
	const mail = email && linkMail(email);
	const isPublished = published_at !== null;
	return (
		<li className={styles.note} aria-label={`Note from ${day}`}>
			<p className={styles.head}>
				<time dateTime={created_at}>{day}</time>
				{read_at === null && <strong className={styles.mark}>New</strong>}
				{isPublished && <span className={styles.mark}>Published</span>}
			</p>
			<p className={styles.message}>{message}</p>
			{email && <p className={styles.email}>{mail ? <a href={mail}>{email}</a> : email}</p>}
			<div className={styles.acts}>
				<Form method="post" preventScrollReset>
					<input type="hidden" name="id" value={id} />
					<Button
						type="submit"
						kind="outline"
						name="intent"
						value={isPublished ? "withdraw" : "publish"}
					>
						{isPublished ? "Take Off the Site" : "Publish"}
					</Button>
				</Form>
				<Form method="post" className={styles.deleting} preventScrollReset>
					<input type="hidden" name="id" value={id} />
					<DeleteDetails words="Delete This Note" name="intent" value="delete">
						A deleted note cannot be brought back.
					</DeleteDetails>
				</Form>
			</div>
		</li>
	);
}
