import { href } from "react-router";
import type { Person, ProfilePage, TattooParlor, Thing, WebSite } from "schema-dts";
import { findPicture } from "../images/pictures.server.ts";
import type { Documents } from "../publishing/documents.ts";
import { writeFigures } from "../publishing/figures.ts";
import { listWeekdays, type OpeningHours } from "../publishing/opening-hours.ts";
import type { Books } from "../publishing/schemas/books.ts";
import type { Studio } from "../publishing/schemas/studio.ts";
import type { StructuredData } from "../ui/page/describe-page.ts";
import { addressLargest } from "./largest-file.server.ts";

/* Schema.org data (decision 0024). `origin` may be any absolute URL of the site. */

type Parlor = Exclude<TattooParlor, string>;

type Described = Pick<Documents, "studio" | "home" | "pictures" | "books">;

export function describeParlor(documents: Described, origin: string): StructuredData {
	return inContext<TattooParlor>(describeStudio(documents, origin));
}

export function describeSite(studio: Studio, origin: string): StructuredData {
	return inContext<WebSite>({
		"@type": "WebSite",
		"@id": absolute("/#site", origin),
		name: studio.name,
		url: absolute("/", origin),
		inLanguage: studio.locale,
		publisher: nameParlor(studio, origin),
	});
}

export function describeProfile(documents: Described, origin: string): StructuredData {
	const { artist } = documents.studio;
	return inContext<ProfilePage>({
		"@type": "ProfilePage",
		url: absolute(href("/about"), origin),
		mainEntity: artist
			? describePerson(documents, artist, origin)
			: describeStudio(documents, origin),
	});
}

export function nameArtist(studio: Studio, origin: string) {
	const { artist } = studio;
	if (!artist) return nameParlor(studio, origin);
	return {
		"@type": "Person",
		"@id": artistId(origin),
		name: artist.name,
		url: absolute(href("/about"), origin),
	} as const;
}

export function nameParlor(studio: Studio, origin: string) {
	return {
		"@type": "TattooParlor",
		"@id": parlorId(origin),
		name: studio.name,
		url: absolute("/", origin),
	} as const;
}

/** Checks the type on the way in; loaders can serialize the result. */
export function inContext<Kind extends Thing>(thing: Exclude<Kind, string>): StructuredData {
	return { "@context": "https://schema.org", ...(thing as object) } as unknown as StructuredData;
}

export function absolute(path: string, origin: string): string {
	return new URL(path, origin).href;
}

/** Leaves out hours that are not exact, and ratings, which a studio cannot give itself. */
function describeStudio({ studio, home, pictures, books }: Described, origin: string): Parlor {
	const file = addressLargest(findPicture(pictures, home.plate.image));
	const { name, description, phone, email, town, state, country, areaServed, social } = studio;
	const { openingHours = [] } = studio;
	return {
		"@type": "TattooParlor",
		"@id": parlorId(origin),
		name,
		description,
		url: absolute("/", origin),
		logo: absolute("/icon-512.png", origin),
		...(file && { image: absolute(file, origin) }),
		telephone: phone,
		email,
		priceRange: writeFigures(studio).hourlyRate,
		address: {
			"@type": "PostalAddress",
			addressLocality: town,
			addressRegion: state,
			addressCountry: country,
		},
		areaServed: { "@type": "Place", name: areaServed },
		sameAs: [social.url],
		...(openingHours.length > 0 && { openingHoursSpecification: openingHours.map(describeHours) }),
		...describeBooks(books),
	};
}

function describeHours({ opens, closes, ...span }: OpeningHours) {
	const type = "OpeningHoursSpecification" as const;
	return { "@type": type, dayOfWeek: listWeekdays(span), opens, closes };
}

/** Nothing while the books are open and no event comes. */
function describeBooks({ state, opensOn, events }: Books): Pick<Parlor, "makesOffer" | "event"> {
	const availability = state === "closed" ? "SoldOut" : "LimitedAvailability";
	return {
		...(state !== "open" && {
			makesOffer: {
				"@type": "Offer",
				itemOffered: { "@type": "Service", name: "Custom tattoos" },
				availability: `https://schema.org/${availability}`,
				...(opensOn && { availabilityStarts: opensOn }),
			},
		}),
		...(events.length > 0 && {
			event: events.map(({ name, place, from, until }) => ({
				"@type": "Event" as const,
				name,
				startDate: from,
				endDate: until,
				location: { "@type": "Place" as const, name: place, address: place },
			})),
		}),
	};
}

function describePerson(
	documents: Described,
	{ name }: { name: string },
	origin: string,
): Exclude<Person, string> {
	return {
		"@type": "Person",
		"@id": artistId(origin),
		name,
		url: absolute(href("/about"), origin),
		jobTitle: "Tattoo artist",
		sameAs: [documents.studio.social.url],
		worksFor: describeStudio(documents, origin),
	};
}

function parlorId(origin: string): string {
	return absolute("/#studio", origin);
}

function artistId(origin: string): string {
	return absolute("/about#artist", origin);
}
