import type { MetaDescriptor } from "react-router";
import type { FrameStudio } from "../../publishing/frame-studio.ts";

export interface PageDescription {
	title: string;
	description: string;
	canonical: string;
	/** Its link preview. */
	share: { path: string; alt: string };
	type?: "website" | "article";
	structuredData?: StructuredData[];
}

export type StructuredData = { "@type": string; [property: string]: JsonValue };

type JsonValue = string | number | boolean | null | JsonValue[] | { [property: string]: JsonValue };

export function describePage(
	studio: Pick<FrameStudio, "name">,
	page: PageDescription,
): MetaDescriptor[] {
	const { title, description, canonical, share, type = "website", structuredData } = page;
	const image = new URL(share.path, canonical).href;
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
		{ property: "og:image:alt", content: share.alt },
		{ name: "twitter:card", content: "summary_large_image" },
		...(structuredData ?? []).map((data) => ({ "script:ld+json": data })),
	];
}
