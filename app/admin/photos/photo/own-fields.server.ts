import type { Photo } from "../../../photos/photos.server.ts";
import type { Site } from "../../../server/site.server.ts";
import { openComparison, type ToldChange } from "../../site/changes/tell-changes.server.ts";
import { changeAlt, changeFocus, openPicture, type PictureChange } from "./focus-photo.server.ts";

/** Fields of the photo itself, by the intent of the form that saves only that field. */
const names = { focus: "focus", describe: "alt" } as const;

type OwnName = (typeof names)[keyof typeof names];

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

export function isOwnIntent(intent: string | null): intent is keyof typeof names {
	return intent !== null && Object.hasOwn(names, intent);
}

/** One field for its own form; for others what `useOwnFields` sends along, if it differs. */
export function readOwnFields(form: URLSearchParams): OwnField[] {
	const intent = form.get("intent");
	const read = (name: string) => form.get(name) ?? "";
	if (isOwnIntent(intent)) {
		const name = names[intent];
		return [{ name, typed: read(name), was: read("was"), over: form.get("over") }];
	}
	return Object.values(names)
		.map((name) => ({ name, typed: read(name), was: read(`${name}.was`), over: null }))
		.filter(({ typed, was }) => typed !== was);
}

/** @throws Refusal */
export function changeOwnFields(fields: OwnField[]): PictureChange {
	const changes = fields.map(({ name, typed, was, over }) => {
		const seen = over ?? was;
		return name === "focus"
			? changeFocus({ focus: typed, was: seen })
			: changeAlt({ alt: typed, was: seen });
	});
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
	const stored = { focus: picture.focus ?? "center", alt: picture.alt ?? "" };
	const conflicts = fields.flatMap((field) => {
		const { name, typed, was } = field;
		const over = stored[name];
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
