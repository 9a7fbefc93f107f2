import { findPicture } from "../images/pictures.server.ts";
import type { PictureManifest } from "../publishing/schemas/pictures.ts";
import { escapeXml } from "../server/escape-xml.server.ts";
import { addressLargest } from "./largest-file.server.ts";
import type { ListedPage } from "./listed-pages.server.ts";

type MappedPage = Pick<ListedPage, "path" | "changed" | "pictures">;

export function writeSitemap(
	manifest: PictureManifest,
	pages: MappedPage[],
	origin: string,
): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
		...pages.map((page) => writePage(manifest, page, origin)),
		"</urlset>",
		"",
	].join("\n");
}

function writePage(
	manifest: PictureManifest,
	{ path, changed, pictures }: MappedPage,
	origin: string,
): string {
	const files = pictures.map((name) => addressLargest(findPicture(manifest, name)));
	return [
		"<url>",
		`<loc>${writeAddress(path, origin)}</loc>`,
		...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
		...files
			.filter((file) => file !== null)
			.map(
				(file) => `<image:image><image:loc>${writeAddress(file, origin)}</image:loc></image:image>`,
			),
		"</url>",
	].join("");
}

function writeAddress(path: string, origin: string): string {
	return escapeXml(new URL(path, origin).href);
}
