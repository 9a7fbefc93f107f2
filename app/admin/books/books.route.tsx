import { data, href, redirect } from "react-router";
import { changeBooks, readBooks } from "../../books/books.server.ts";
import { readBooksDay } from "../../books/follow-calendar.ts";
import type { Books } from "../../publishing/schemas/books.ts";
import { readForm } from "../../server/body.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { makeToken } from "../../server/token.server.ts";
import type { Route } from "./+types/books.route";
import styles from "./books.module.css";
import { BooksState } from "./books-state.tsx";
import { EventForm } from "./event-form.tsx";
import { EventList } from "./event-list.tsx";
import { type Problems, readEvent, readState } from "./read-books-form.ts";

const mostEvents = 24;

export async function loader({ context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const stored = await readBooks(site.database.db);
	const books = stored ?? (await site.content.read("books")).body;
	return { books, today: readBooksDay(Date.now()) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const form = await readForm(request);
	const refused = await write(form, (change) => changeBooks(site.database.db, change));
	if (refused) return data({ ...refused, typed: listTyped(form) }, { status: 422 });
	await site.content.refresh();
	throw redirect(href("/admin/books"), 303);
}

type Change = (change: (books: Books) => Books) => Promise<void>;

/** @returns what is wrong, and in which form */
async function write(form: URLSearchParams, change: Change) {
	const intent = String(form.get("intent"));
	const id = String(form.get("id") ?? "");
	if (intent === "state") {
		const read = readState(form);
		if ("problems" in read) return { form: "state", problems: read.problems };
		await change((books) => ({ ...books, ...read.value }));
		return null;
	}
	if (intent === "remove") {
		await change((books) => ({ ...books, events: books.events.filter((one) => one.id !== id) }));
		return null;
	}
	if (intent !== "event")
		throw new Refusal(422, "unknown_intent", "The books have no such change.");
	const read = readEvent(form, id || makeToken().slice(0, 12));
	if ("problems" in read) return { form: id || "new", problems: read.problems };
	let problems: Problems | undefined;
	await change((books) => {
		const others = books.events.filter((one) => one.id !== read.value.id);
		if (others.length >= mostEvents) problems = { name: `At most ${mostEvents} fit here.` };
		return problems ? books : { ...books, events: [...others, read.value] };
	});
	return problems ? { form: id || "new", problems } : null;
}

function listTyped(form: URLSearchParams): Record<string, string> {
	return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Books" }, { name: "robots", content: "noindex" }];
}

export default function BooksRoom({ loaderData, actionData }: Route.ComponentProps) {
	const { books, today } = loaderData;
	const refusedIn = (form: string) => (actionData?.form === form ? actionData : undefined);
	return (
		<div className={styles.room}>
			<h1>Books</h1>
			<BooksState
				key={books.state + books.text}
				books={books}
				today={today}
				refused={refusedIn("state")}
			/>
			<section className={styles.part} aria-labelledby="events">
				<h2 id="events">Guest spots and events</h2>
				<p>
					They are shown on Home and Contact and told to search engines. What is past goes by
					itself.
				</p>
				<EventList events={books.events} refusedIn={refusedIn} />
				<EventForm
					key={books.events.length}
					title="Add one"
					today={today}
					refused={refusedIn("new")}
				/>
			</section>
		</div>
	);
}
