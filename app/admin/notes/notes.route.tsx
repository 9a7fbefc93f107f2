import { href, Link, redirect } from "react-router";
import { isTime, isUuid } from "../../db/check-values.ts";
import { readForm } from "../../server/body.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { checkLook } from "../frame/check-look.server.ts";
import { Part, Room } from "../frame/room.tsx";
import type { Route } from "./+types/notes.route";
import { deleteNote, listNotes, markNotesRead, setPublished } from "./desk-notes.server.ts";
import { NoteCard } from "./note-card.tsx";
import styles from "./notes.module.css";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { db } = visitContext.from(context).site.database;
	const isLookedAt = checkLook(request);
	const before = url.searchParams.get("before");
	const listed = await listNotes(db, before && isTime(before) ? before : null);
	// With a full disk they can still be read.
	if (isLookedAt) await markNotesRead(db, listed.notes).catch(() => {});
	return { ...listed, isFirst: before === null };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const { db } = site.database;
	const form = await readForm(request);
	const id = String(form.get("id"));
	const intent = form.get("intent");
	if (!isUuid(id)) throw new Refusal(422, "unknown_note", "There is no such note.");
	if (intent === "delete") await deleteNote(db, id);
	else if (intent === "publish" || intent === "withdraw") {
		await setPublished(db, id, intent === "publish");
	} else throw new Refusal(422, "unknown_intent", "Notes can be published or deleted.");
	await site.content.refresh();
	throw redirect(href("/admin/notes"), 303);
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Notes" }];
}

export default function Notes({ loaderData: { notes, older, isFirst } }: Route.ComponentProps) {
	const isEmpty = notes.length === 0;
	return (
		<Room>
			<Part
				title="Notes"
				about={
					!isEmpty && (
						<p>
							A published note is shown under Kind Words on About and Contact, as it was written and
							without the email. Only the 12 most recently published are shown.
						</p>
					)
				}
			>
				{isEmpty ? (
					<p>
						No notes yet. What visitors leave in the note box on the Contact page comes here, for
						you alone.
					</p>
				) : (
					<ul className={styles.notes}>
						{notes.map((note) => (
							<NoteCard key={note.id} note={note} />
						))}
					</ul>
				)}
				<nav className={styles.pages} aria-label="Pages of notes">
					{!isFirst && <Link to={href("/admin/notes")}>Newest notes</Link>}
					{older && <Link to={`${href("/admin/notes")}?before=${older}`}>Older notes</Link>}
				</nav>
			</Part>
		</Room>
	);
}
