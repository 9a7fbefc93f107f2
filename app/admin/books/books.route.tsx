import { isDeepStrictEqual } from "node:util";
import { useEffect, useRef } from "react";
import { data, href, redirect, useNavigation } from "react-router";
import { changeBooks, findBooksDate, readBooks } from "../../books/books.server.ts";
import { readBooksDay } from "../../books/follow-calendar.ts";
import type { Problems } from "../../publishing/check-document.ts";
import { setTexts } from "../../publishing/figures.ts";
import { DocumentConflict, isDocumentConflict } from "../../publishing/revisions.server.ts";
import { mostEvents } from "../../publishing/schemas/book-limits.ts";
import type { Books } from "../../publishing/schemas/books.ts";
import { sayTooMany } from "../../publishing/schemas/fields.ts";
import type { Studio } from "../../publishing/schemas/studio.ts";
import { readForm } from "../../server/body.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { makeToken } from "../../server/token.server.ts";
import { revalidateAfterAction } from "../../ui/page/keep-forms.ts";
import { Part, Room } from "../frame/room.tsx";
import { useRefusals } from "../frame/several-forms.ts";
import { UnsavedChangesDialog } from "../frame/unsaved-changes-dialog.tsx";
import { useKeptItems } from "../frame/use-kept-items.ts";
import { openComparison } from "../site/changes/tell-changes.server.ts";
import { placeholdersOf } from "../site/document-placeholders.ts";
import type { OpenSite } from "../site/open-document.server.ts";
import type { Route } from "./+types/books.route";
import { BooksShown } from "./books-shown.tsx";
import { BooksState } from "./books-state.tsx";
import { EventForm } from "./event-form.tsx";
import { EventList } from "./event-list.tsx";
import { readBooksState, readEvent } from "./read-books-form.ts";
import { nameForm, readPart, writeSeen } from "./seen-part.ts";

const dayMs = 24 * 60 * 60 * 1000;

export async function loader({ context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const books = await openBooks(site);
	const { body: studio } = await site.content.read("studio");
	return {
		books,
		shown: setTexts(books, studio),
		placeholders: placeholdersOf("books", studio),
		savedAt: await findBooksDate(site.database.db),
		today: readBooksDay(Date.now()),
		tomorrow: readBooksDay(Date.now() + dayMs),
	};
}

async function openBooks({ database, content }: OpenSite) {
	return (await readBooks(database.db)) ?? (await content.read("books")).body;
}

export async function action({ request, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const { db } = site.database;
	const form = await readForm(request);
	const sent = { form: nameForm(form), typed: listTyped(form) };
	const read = readChange(form, (await site.content.read("studio")).body);
	if ("problems" in read) return data({ ...sent, ...read, conflict: undefined }, { status: 422 });
	let isFull = false;
	try {
		await changeBooks(db, (books) => {
			const changed = read.change(books);
			const others = readPart(books, read.event);
			const isSeen = writeSeen(others) === (form.get("over") ?? form.get("seen"));
			if (!isSeen && !isDeepStrictEqual(others, readPart(changed, read.event)))
				throw new DocumentConflict(["books"]);
			isFull = changed.events.length > mostEvents;
			return isFull ? books : changed;
		});
	} catch (error) {
		if (!isDocumentConflict(error)) throw error;
		const before = await openBooks(site);
		const { compare } = await openComparison(site);
		const changes = compare({ key: "books", before, after: read.change(before) });
		const conflict = { over: writeSeen(readPart(before, read.event)), changes };
		return data({ ...sent, problems: {}, conflict }, { status: 409 });
	}
	if (isFull) {
		const problems = { name: sayTooMany(mostEvents) };
		return data({ ...sent, problems, conflict: undefined }, { status: 422 });
	}
	await site.content.refresh();
	throw redirect(href("/admin/books"), 303);
}

type Read =
	| {
			/** The event that it changes; null for all but the events. */
			event: string | null;
			change(books: Books): Books;
	  }
	| { problems: Problems };

function readChange(form: URLSearchParams, studio: Studio): Read {
	const intent = String(form.get("intent"));
	const id = String(form.get("id") ?? "");
	const rules = { today: readBooksDay(Date.now()), placeholders: placeholdersOf("books", studio) };
	if (intent === "state") {
		const read = readBooksState(form, rules);
		if ("problems" in read) return read;
		return { event: null, change: (books) => ({ ...books, ...read.value }) };
	}
	const leaveOut = ({ events }: Books) => events.filter((one) => one.id !== id);
	if (intent === "remove") {
		return { event: id, change: (books) => ({ ...books, events: leaveOut(books) }) };
	}
	if (intent !== "event") throw new Refusal(422, "unknown_intent", "That can’t be changed here.");
	const read = readEvent(form, id || makeToken().slice(0, 12), rules);
	if ("problems" in read) return read;
	const event = read.value;
	// A new one that is sent again, because its answer was lost.
	const isThere = ({ events }: Books) =>
		!id && events.some((one) => isDeepStrictEqual({ ...one, id: event.id }, event));
	return {
		event: event.id,
		change: (books) => (isThere(books) ? books : { ...books, events: [...leaveOut(books), event] }),
	};
}

function listTyped(form: URLSearchParams): Record<string, string> {
	return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

export const shouldRevalidate = revalidateAfterAction;

export function meta(): Route.MetaDescriptors {
	return [{ title: "Books" }];
}

export default function BooksRoom({ loaderData, actionData }: Route.ComponentProps) {
	const { books, shown, placeholders, savedAt, today, tomorrow } = loaderData;
	const room = useRef<HTMLDivElement>(null);
	const { formData } = useNavigation();
	const refusals = useRefusals(actionData, books, formData && nameForm(formData));
	const refusedIn = (name: string) => refusals.find(({ form }) => form === name);
	const changes = refusals.filter(({ typed }) => typed.intent !== "remove");
	const removing = formData?.get("intent") === "remove" ? String(formData.get("id")) : undefined;
	const { kept, note } = useKeptItems(books.events, removing);
	const isListed = (event: string) => kept.some(({ id }) => id === event);
	const gone = changes.filter(({ typed }) => typed.id && !isListed(typed.id));
	useEffect(() => {
		// Fields of a new event wait until then.
		if (!actionData || formData) return;
		room.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [actionData, formData]);
	return (
		<Room ref={room}>
			<Part title="Books" about={<BooksShown books={shown} />}>
				<BooksState {...{ books, placeholders, savedAt, tomorrow }} refused={refusedIn("state")} />
			</Part>
			<Part
				id="events"
				title="Guest spots and events"
				about={
					<p>
						They’re shown on Home and Contact and passed on to search engines. Past ones come off
						automatically.
					</p>
				}
			>
				<EventList {...{ events: kept, today, savedAt, refusedIn, note }} />
				{gone.map((refused) => (
					<EventForm
						key={refused.form}
						title={`Change ${refused.typed.name}`}
						today={today}
						refused={refused}
					/>
				))}
				<EventForm
					title="Add one"
					today={today}
					listed={String(books.events.map(({ id }) => id))}
					refused={refusedIn("new")}
				/>
			</Part>
			<UnsavedChangesDialog page={room} isRefused={changes.length > 0} />
		</Room>
	);
}
