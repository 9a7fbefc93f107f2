import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import manifest from "../../content/pictures/manifest.json" with { type: "json" };
import { Picture } from "./picture.tsx";
import type { PictureName } from "./pictures.server.ts";
import { getPicture } from "./pictures.server.ts";

const names = Object.keys(manifest) as PictureName[];

describe("every ready-made picture", () => {
	test.each(names)("%s has its files and a small placeholder", (name) => {
		const picture = getPicture(name);
		for (const format of ["avif", "webp"] as const) {
			for (const width of picture[format]) {
				const file = new URL(`../../content${picture.path}-${width}.${format}`, import.meta.url);
				expect(existsSync(file), file.pathname).toBe(true);
			}
		}
		expect(picture.placeholder).toMatch(/^data:image\/png;base64,/);
		expect(picture.placeholder.length).toBeLessThan(1200);
	});

	test("a name that is not in the manifest is told apart at once", () => {
		expect(() => getPicture("nobody" as PictureName)).toThrow(/no picture named "nobody"/);
	});
});

describe("Picture", () => {
	const small = {
		...getPicture("home/hero"),
		width: 600,
		height: 750,
		avif: [480, 960],
		webp: [480],
	};

	test("keeps its place, offers both formats, and needs no style attribute", () => {
		const html = renderToStaticMarkup(<Picture picture={small} alt="Octopus" sizes="100vw" />);
		expect(html).toContain('alt="Octopus" width="600" height="750"');
		expect(html).toContain(
			'srcSet="/pictures/home/hero-480.avif 480w, /pictures/home/hero-960.avif 600w"',
		);
		expect(html).toContain('src="/pictures/home/hero-480.webp"');
		expect(html).toContain('loading="lazy"');
		expect(html).not.toContain("style=");
	});

	test("the first picture of a page is fetched at once", () => {
		const html = renderToStaticMarkup(<Picture picture={small} alt="" sizes="100vw" priority />);
		expect(html).toContain('loading="eager"');
		expect(html).toContain('fetchPriority="high"');
	});
});
