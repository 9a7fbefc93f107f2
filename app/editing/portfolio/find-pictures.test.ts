import { afterEach, expect, test, vi } from "vitest";
import { findPictures, readPictureName } from "./find-pictures.ts";

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: (path: string) => Response): string[] {
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (path: string) => {
		asked.push(path);
		return answer(path);
	});
	return asked;
}

const path = "/pictures/covers/tattoos";

test("tells the pictures that the site has from those that it has not", async () => {
	answerWith((asked) =>
		asked.endsWith("/none") ? Response.json({}, { status: 404 }) : Response.json({ path }),
	);
	const found = await findPictures(["covers/tattoos", "covers/none"]);
	expect(found).toEqual(
		new Map([
			["covers/tattoos", { path }],
			["covers/none", null],
		]),
	);
});

test("asks for a few at most, and tells nothing of the others", async () => {
	const asked = answerWith(() => Response.json({ path }));
	const names = Array.from({ length: 3_000 }, (_, at) => `covers/${at}`);
	const found = await findPictures(names);
	expect(asked).toEqual(names.slice(0, 24).map((name) => `/api/pictures/${name}`));
	expect([...(found ?? new Map()).keys()]).toEqual(names.slice(0, 24));
});

test.each([400, 404, 414, 431])(
	"takes a name that is answered with %i for none",
	async (status) => {
		answerWith((asked) =>
			asked.endsWith("/none") ? new Response("Refused", { status }) : Response.json({ path }),
		);
		const found = await findPictures(["covers/none", "covers/tattoos"]);
		expect([...(found ?? [])]).toEqual([
			["covers/none", null],
			["covers/tattoos", { path }],
		]);
	},
);

test.each([200, 408, 429, 500])("tells nothing when all that came was %i", async (status) => {
	answerWith(() => new Response("<p>Later", { status }));
	expect(await findPictures(["covers/tattoos"])).toBeNull();
});

test("a name has at most 200 characters, with or without its path", () => {
	const longest = `covers/${"a".repeat(193)}`;
	expect(readPictureName(longest)).toBe(longest);
	expect(readPictureName(`/pictures/${longest}`)).toBe(longest);
	expect(readPictureName(`${longest}a`)).toBeNull();
	expect(readPictureName("a".repeat(20_000))).toBeNull();
});
