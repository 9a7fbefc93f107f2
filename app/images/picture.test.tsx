import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { documents } from "../../test/documents.ts";
import { Picture } from "./picture.tsx";
import { findPicture } from "./pictures.server.ts";

const manifest = documents.pictures;

describe("Picture", () => {
	test("one that is not in the manifest has no files and shows a failure text", () => {
		const lost = findPicture(documents.pictures, "nobody");
		expect(lost).toMatchObject({ path: "/pictures/nobody", avif: [], webp: [] });
		const html = renderToStaticMarkup(<Picture picture={lost} alt="A koi" sizes="100vw" />);
		expect(html).toContain("Image not found");
		expect(html).toContain("A koi");
		expect(html).not.toContain("<img");
	});

	const small = {
		...findPicture(documents.pictures, "home/hero"),
		hash: "0a1b2c3d",
		width: 600,
		height: 750,
		avif: [480, 960],
		webp: [480],
	};

	test("reserves its space, offers both formats, and needs no style attribute", () => {
		const html = renderToStaticMarkup(<Picture picture={small} alt="Octopus" sizes="100vw" />);
		expect(html).toContain('alt="Octopus" width="600" height="750"');
		expect(html).toContain(
			'srcSet="/pictures/home/hero-480.0a1b2c3d.avif 480w, /pictures/home/hero-960.0a1b2c3d.avif 600w"',
		);
		expect(html).toContain('src="/pictures/home/hero-480.0a1b2c3d.webp"');
		expect(html).toContain('loading="lazy"');
		expect(html).not.toContain("style=");
	});

	test("a private picture has its own addresses in place of both formats", () => {
		const sources = [
			{ address: "/private/preview", width: 480 },
			{ address: "/private/original", width: 600 },
		];
		const picture = { ...small, avif: [], webp: [], sources };
		const html = renderToStaticMarkup(<Picture picture={picture} alt="Octopus" sizes="100vw" />);
		expect(html).toContain('src="/private/preview"');
		expect(html).toContain('srcSet="/private/preview 480w, /private/original 600w"');
		expect(html).not.toContain("<source");
		expect(html).not.toContain("/pictures/");
	});

	test("on a narrow screen another picture with its own aspect ratio replaces it", () => {
		const narrow = findPicture(documents.pictures, "covers/coming-soon-upright");
		const html = renderToStaticMarkup(
			<Picture picture={small} narrow={narrow} alt="Octopus" sizes="100vw" />,
		);
		const sources = [...html.matchAll(/<source[^>]*>/g)].map(([source]) => source);
		expect(sources).toHaveLength(4);
		for (const [index, source] of sources.entries()) {
			expect(source.includes('media="(max-width: 639.98px)"')).toBe(index < 2);
			expect(source).toContain(index < 2 ? narrow.path : small.path);
		}
		expect(html).toMatch(/viewBox="0 0 600 750"[^>]*data-only="wide"/);
		expect(html).toMatch(/viewBox="0 0 1200 2000"[^>]*data-only="narrow"/);
		expect(html.match(/<img[^>]*alt="Octopus"/g)).toHaveLength(1);
	});

	test.each([90, -90] as const)(
		"turned by %i, it has the size and file widths of the upright picture",
		(turn) => {
			const upright = findPicture(documents.pictures, "home/hero");
			const { hash } = upright;
			const turned = findPicture(documents.pictures, "home/hero", turn);
			expect([turned.width, turned.height]).toEqual([upright.height, upright.width]);
			const html = renderToStaticMarkup(<Picture picture={turned} alt="Octopus" sizes="100vw" />);
			expect(html.match(/<img[^>]*>/g)).toEqual([
				expect.stringContaining(`data-turn="${turn}" src="${upright.placeholder}"`),
				expect.stringContaining(`data-turn="${turn}" src="/pictures/home/hero-960.${hash}.webp"`),
			]);
			expect(html).toContain('viewBox="0 0 2000 1600"');
			expect(html).toContain('alt="Octopus" width="1600" height="2000"');
			expect(html).toContain(
				`/pictures/home/hero-480.${hash}.avif 600w, /pictures/home/hero-960.${hash}.avif 1200w`,
			);
		},
	);

	test("names the part that stays visible, of its files also when it is turned", () => {
		const [[, stored] = []] = Object.entries(manifest);
		if (!stored) throw new Error("There is no picture");
		const focused = { koi: { ...stored, focus: "top" as const } };
		for (const turn of [0, 90] as const) {
			const picture = findPicture(focused, "koi", turn);
			const html = renderToStaticMarkup(<Picture picture={picture} alt="Koi" sizes="100vw" />);
			expect(html).toMatch(/^<span [^>]*data-focus="top">/);
			expect(html).not.toContain("style=");
		}
	});

	test.each([
		["(min-width: 640px) 46vw, calc(100vw - 2.5rem)", "calc(100vw - 2.5rem)"],
		[
			"(min-width: 640px) 46vw, min(100vw, (100vh - 4rem) * 0.8)",
			"min(100vw, (100vh - 4rem) * 0.8)",
		],
		["5.5rem", "5.5rem"],
	])(
		"a phone of three dots a pixel asks for about two of them, one of two for a tenth less: %s",
		(sizes, onPhones) => {
			const onPhone = "and (max-width: 600px)";
			const capped = `(min-resolution: 2.5dppx) ${onPhone} calc(${onPhones} * 0.6), (min-resolution: 1.5dppx) ${onPhone} calc(${onPhones} * 0.9), ${sizes}`;
			const render = (zoomable: boolean) =>
				renderToStaticMarkup(<Picture picture={small} alt="" sizes={sizes} zoomable={zoomable} />);
			expect(render(false)).toContain(`sizes="${capped}"`);
			expect(render(true)).toContain(`sizes="${sizes}"`);
		},
	);

	test("the first picture of a page loads eagerly", () => {
		const html = renderToStaticMarkup(
			<Picture picture={small} alt="" sizes="100vw" rank="largest" />,
		);
		expect(html).toContain('loading="eager"');
		expect(html).toContain('fetchPriority="high"');
	});
});
