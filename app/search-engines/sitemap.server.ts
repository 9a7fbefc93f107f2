import { getPicture } from "../images/pictures.server.ts";
import type { ListedPage } from "./listed-pages.server.ts";
import { addressFile } from "./picture-file.server.ts";

type MappedPage = Pick<ListedPage, "path" | "changed" | "pictures">;

/** Writes the sitemap of sitemaps.org, with each page's pictures. @param origin of all addresses in it */
export function writeSitemap(pages: MappedPage[], origin: string): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
		...pages.map((page) => writePage(page, origin)),
		"</urlset>",
		"",
	].join("\n");
}

function writePage({ path, changed, pictures }: MappedPage, origin: string): string {
	return [
		"<url>",
		`<loc>${writeAddress(path, origin)}</loc>`,
		...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
		...pictures.map(
			(name) =>
				`<image:image><image:loc>${writeAddress(addressFile(getPicture(name)), origin)}</image:loc></image:image>`,
		),
		"</url>",
	].join("");
}

function writeAddress(path: string, origin: string): string {
	return new URL(path, origin).href.replaceAll("&", "&amp;");
}
