import * as v from "valibot";
import { longestSlug } from "../../ui/make-slug.ts";

/** May have several lines, whatever its length. */
export function text(most: number) {
	return v.pipe(
		v.string(),
		v.nonEmpty("Write something here."),
		v.maxLength(most, sayTooLong(most)),
	);
}

export function sayTooLong(most: number): string {
	return `Use at most ${most.toLocaleString("en-US")} characters.`;
}

export function sayTooMany(most: number): string {
	return `At most ${most} fit here.`;
}

export function listOf<Item extends v.GenericSchema>(item: Item, most = 40, least = 0) {
	return v.pipe(
		v.array(item),
		v.minLength(least, `At least ${least} ${least === 1 ? "is" : "are"} needed.`),
		v.maxLength(most, sayTooMany(most)),
	);
}

export function listById<Item extends v.GenericSchema<{ id: number | string }>>(
	item: Item,
	most = 40,
	least = 0,
) {
	return v.pipe(
		listOf(item, most, least),
		v.check(
			(items) => new Set(items.map(({ id }) => id)).size === items.length,
			"Two entries have the same id.",
		),
	);
}

export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

const makeSlugSchema = () =>
	v.pipe(
		v.string(),
		v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and single dashes."),
		v.maxLength(longestSlug, sayTooLong(longestSlug)),
	);

/** Such as `week-1`. */
export const slug = makeSlugSchema();

/** A piece's category: the id of a portfolio's filter, or another. */
export const categoryName = makeSlugSchema();

/** Key in the manifest, such as `tattoos/koi`. */
export const pictureName = v.pipe(
	v.string(),
	v.regex(/^[\w-]+(\/[\w-]+)*$/, "This is not the name of a picture."),
	v.maxLength(120, sayTooLong(120)),
);

/** A list and an id, such as `tattoos/12`. */
export const pieceName = v.pipe(
	v.string(),
	v.regex(/^[a-z-]+\/[1-9]\d{0,8}$/, "This is not the name of a piece."),
);

/** A piece, or a sleeve project: one that came with the site, or another by its id, such as `projects/3`. */
export const featuredName = v.pipe(
	v.string(),
	v.regex(/^[a-z-]+(\/[1-9]\d{0,8})?$/, "This is not the name of a piece or project."),
);

export const mostAlt = 250;

export const alt = text(mostAlt);

/** Path on this site. */
export const path = v.pipe(
	v.string(),
	v.regex(/^\/(?!\/)[^\s\\]*$/, "Paths begin with one slash and have no spaces."),
	v.maxLength(200, sayTooLong(200)),
);

export const webAddress = v.pipe(
	v.string(),
	v.url("This is not a web address."),
	v.startsWith("https://", "Web addresses begin with https://."),
	v.maxLength(500, sayTooLong(500)),
);

/** E.164. */
export const phone = v.pipe(
	v.string(),
	v.regex(
		/^\+[1-9]\d{6,14}$/,
		"Enter the full number, such as (212) 555-0123 or +44 20 7946 0123.",
	),
);

export const day = v.pipe(v.string(), v.isoDate("Write dates as 2025-09-16."));

export const timeOfDay = v.pipe(v.string(), v.isoTime("Choose a time, such as 09:30."));

const notWhole = "Write a whole number.";

export const wholeNumber = v.pipe(
	v.number(notWhole),
	v.integer(notWhole),
	v.minValue(0, "This cannot be less than 0."),
	v.maxValue(100_000, "This cannot be more than 100,000."),
);

export const range = v.pipe(
	v.object({ from: wholeNumber, to: wholeNumber }),
	v.check(({ from, to }) => from <= to, "The first number must be the smaller one."),
);
