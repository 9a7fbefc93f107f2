import { href } from "react-router";
import type { Person, ProfilePage, TattooParlor, Thing, WebSite } from "schema-dts";
import { findPicture } from "../images/pictures.server.ts";
import type { Documents } from "../publishing/documents.ts";
import { writeFigures } from "../publishing/figures.ts";
import type { Studio } from "../publishing/schemas/studio.ts";
import type { StructuredData } from "../ui/page/describe-page.ts";
import { addressFile } from "./picture-file.server.ts";

/*
 * The studio and the artist in schema.org's words (decision 0024). `origin` is any address of the site as
 * visitors see it, a page's canonical one for example; all addresses in what comes out are absolute.
 */

/** What the description of the studio is made of. */
type Described = Pick<Documents, "studio" | "home" | "pictures">;

/** The studio itself, on pages that give its address and phone number. */
export function describeParlor(documents: Described, origin: string): StructuredData {
	return inContext<TattooParlor>(describeStudio(documents, origin));
}

/** The site as a whole; search engines read its name on the home page. */
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

/** The page about the artist. Where the artist gives no name, it is about the studio. */
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

/** Who made the works and wrote the articles, where another thing is described. */
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

/** The studio, where another thing is described. */
export function nameParlor(studio: Studio, origin: string) {
	return {
		"@type": "TattooParlor",
		"@id": parlorId(origin),
		name: studio.name,
		url: absolute("/", origin),
	} as const;
}

/** Checked against the vocabulary on the way in; on the way out it is what a loader can send. */
export function inContext<Kind extends Thing>(thing: Exclude<Kind, string>): StructuredData {
	return { "@context": "https://schema.org", ...(thing as object) } as unknown as StructuredData;
}

export function absolute(path: string, origin: string): string {
	return new URL(path, origin).href;
}

/** Exact opening hours are unknown, and a studio cannot review itself: neither is given. */
function describeStudio(
	{ studio, home, pictures }: Described,
	origin: string,
): Exclude<TattooParlor, string> {
	const file = addressFile(findPicture(pictures, home.plate.image));
	const { name, description, phone, email, town, state, country, areaServed, social } = studio;
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

/** The same on every page, so that search engines know it for one studio. */
function parlorId(origin: string): string {
	return absolute("/#studio", origin);
}

function artistId(origin: string): string {
	return absolute("/about#artist", origin);
}
