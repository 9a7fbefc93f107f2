import type { MetaDescriptor } from "react-router";
import type { FrameStudio } from "../../publishing/frame-studio.ts";

export interface PageDescription {
	/** For the browser tab, studio name included. */
	title: string;
	/** One or two sentences for search results. */
	description: string;
	canonical: string;
	/** Name of its share picture in `content/pictures/share/`, for example `home` or `tattoos/12`. */
	share: string;
	shareAlt: string;
	type?: "website" | "article";
	/** Built in the loader, so that browsers need no code for it. */
	structuredData?: StructuredData[];
}

/** A schema.org object, built by `app/search-engines/structured-data.server.ts`. */
export type StructuredData = { "@type": string; [property: string]: JsonValue };

type JsonValue = string | number | boolean | null | JsonValue[] | { [property: string]: JsonValue };

export function describePage(
	studio: Pick<FrameStudio, "name">,
	page: PageDescription,
): MetaDescriptor[] {
	const { title, description, canonical, share, shareAlt, type = "website", structuredData } = page;
	const image = new URL(`/pictures/share/${share}.jpg`, canonical).href;
	return [
		{ title },
		{ name: "description", content: description },
		{ tagName: "link", rel: "canonical", href: canonical },
		{ property: "og:type", content: type },
		{ property: "og:site_name", content: studio.name },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: canonical },
		{ property: "og:image", content: image },
		{ property: "og:image:type", content: "image/jpeg" },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ property: "og:image:alt", content: shareAlt },
		{ name: "twitter:card", content: "summary_large_image" },
		...(structuredData ?? []).map((data) => ({ "script:ld+json": data })),
	];
}
