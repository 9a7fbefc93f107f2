import { href } from "react-router";
import { Picture } from "../images/picture.tsx";
import { NoteBox } from "../notes/note-box.tsx";
import type { ShownPiece } from "../portfolio/pieces/show-piece.server.ts";
import { useStudio } from "../publishing/frame-studio.ts";
import type { Contact } from "../publishing/schemas/contact.ts";
import styles from "./follow-and-note.module.css";

type Note = Omit<Parameters<typeof NoteBox>[0], "action">;

interface FollowAndNoteProps {
	contact: Pick<Contact, "follow" | "note">;
	pieces: ShownPiece[];
	note: Note;
}

export function FollowAndNote({ contact, pieces, note }: FollowAndNoteProps) {
	const { social } = useStudio();
	return (
		<div className={`section ${styles.ground}`} data-ground="ink">
			<div className={styles.pair}>
				<section aria-labelledby="follow-my-work">
					<h2 id="follow-my-work">Follow My Work</h2>
					<p className={styles.words}>{contact.follow}</p>
					<a className={styles.social} href={social.url} rel="noopener noreferrer" target="_blank">
						<span className={styles.handle}>{social.handle}</span>
						<span className={styles.where}>on {social.name}, opens in a new tab</span>
					</a>
					<ul className={styles.pieces}>
						{pieces.map((piece, index) => (
							<li key={piece.title}>
								<Picture
									{...piece}
									sizes={
										index ? "(min-width: 1000px) 15vw, 30vw" : "(min-width: 1000px) 30vw, 62vw"
									}
								/>
							</li>
						))}
					</ul>
				</section>
				<section aria-labelledby="leave-a-note">
					<h2 id="leave-a-note">Leave a Note</h2>
					<p className={styles.words}>{contact.note}</p>
					<NoteBox {...note} action={href("/contact")} />
				</section>
			</div>
		</div>
	);
}
