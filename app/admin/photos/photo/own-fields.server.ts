import type { Photo } from "../../../photos/photos.server.ts";
import type { Site } from "../../../server/site.server.ts";
import { openComparison, type ToldChange } from "../../site/changes/tell-changes.server.ts";
import {
	changeOwn,
	type OwnName,
	openPicture,
	type PictureChange,
	unsaid,
} from "./focus-photo.server.ts";

/** Fields of the photo itself, by the intent of the form that saves only that field. */
const names = new Map<string | null, OwnName>([
	["focus", "focus"],
	["describe", "alt"],
]);

interface OwnField {
	name: OwnName;
	typed: string;
	/** The value that the form began with. */
	was: string;
	/** The newer version that the artist chose to replace. */
	over: string | null;
}

export interface OwnConflict extends Pick<OwnField, "typed" | "was"> {
	/** The value that was saved meanwhile. */
	over: string;
	/** From that value to the typed one. */
	changes: ToldChange[];
}

export function isOwnIntent(intent: string | null): boolean {
	return names.has(intent);
}

/** One field for its own form; for others what `useOwnFields` sends along, if it differs. */
export function readOwnFields(form: URLSearchParams): OwnField[] {
	const name = names.get(form.get("intent"));
	const read = (name: string) => form.get(name) ?? "";
	if (name) return [{ name, typed: read(name), was: read("was"), over: form.get("over") }];
	return [...names.values()]
		.map((name) => ({ name, typed: read(name), was: read(`${name}.was`), over: null }))
		.filter(({ typed, was }) => typed !== was);
}

/** @throws Refusal */
export function changeOwnFields(fields: OwnField[]): PictureChange {
	const changes = fields.map(({ name, typed, was, over }) => changeOwn(name, typed, over ?? was));
	return (picture) => changes.reduce((changed, change) => change(changed), picture);
}

/** By field, those that another device has changed meanwhile. */
export async function findOwnConflicts(
	site: Site,
	photo: Photo,
	fields: OwnField[],
): Promise<Partial<Record<OwnName, OwnConflict>>> {
	const { name: image, picture } = await openPicture(site, photo);
	if (!picture) return {};
	const { compare } = await openComparison(site);
	const conflicts = fields.flatMap((field) => {
		const { name, typed, was } = field;
		const over = picture[name] ?? unsaid[name];
		if ((field.over ?? was) === over) return [];
		const after = changeOwnFields([{ ...field, over }])(picture);
		const changes = compare({
			key: "pictures",
			before: { [image]: picture },
			after: { [image]: after },
		});
		// Already stored: there is nothing to choose.
		if (changes.length === 0) return [];
		return [[name, { typed, was, over, changes }] as const];
	});
	return Object.fromEntries(conflicts);
}
