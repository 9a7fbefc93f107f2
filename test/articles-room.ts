import { openDesk } from "./desk.ts";
import { documents } from "./documents.ts";
import { readPageForm } from "./page-form.ts";
import type { TestSite } from "./site.ts";

/** A new article, as its form sends it. */
export const winter = {
	title: "Winter & Its Hours",
	excerpt: "When I am in.",
	text: "Open **most days**.",
	image: "articles/tattoo-aftercare-guide",
	category: "Process",
	state: "published",
};
export const winterUrl = "/blog/process/winter-its-hours";
/** The id that it gets. */
export const nextId = Math.max(...documents.articles.articles.map(({ id }) => id)) + 1;

/** The desk's room Articles, used as by a browser without scripts. */
export function openArticlesRoom(
	getSite: () => { site: TestSite; artist: Record<string, string> },
) {
	const { get: open, post, publish, force } = openDesk(getSite);
	const get = async (path: string) => (await open(path)).text;
	const address = (id: number | "new") => `/admin/articles/${id}`;
	const openForm = async (id: number | "new") => readEditor(await get(address(id)));
	/** Fills in and presses a button, on a page that was opened before if one is given. */
	const submit = async (
		id: number | "new",
		fields: Record<string, string>,
		act = "save",
		form?: URLSearchParams,
	) => {
		const filled = new URLSearchParams(form ?? (await openForm(id)));
		for (const [field, value] of Object.entries(fields)) filled.set(field, value);
		filled.set("_act", act);
		return post(address(id), filled);
	};
	return { get, post, publish, force, address, openForm, submit };
}

/** With the radio buttons that are chosen. */
export function readEditor(html: string): URLSearchParams {
	const chosen = html.replaceAll(/<input\b(?=[^>]*type="radio")(?![^>]* checked=)[^>]*>/g, "");
	return readPageForm(chosen, 'name="_seen"');
}
