import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../../test/artist.ts";
import { forgetChanges, openDesk } from "../../../../test/desk.ts";
import { documents } from "../../../../test/documents.ts";
import { readWords } from "../../../../test/markup.ts";
import { readButton, readPageForm } from "../../../../test/page-form.ts";
import { storePhoto } from "../../../../test/photos.ts";
import { engines, openTestSite, type TestSite } from "../../../../test/site.ts";
import { namePhoto } from "../../../photos/photo-name.ts";
import { findPhoto, notePhoto } from "../../../photos/photos.server.ts";
import { addressPiece } from "../../../portfolio/pieces/piece-address.ts";
import { listDrafts } from "../../../publishing/drafts.server.ts";

const [first, second] = documents.tattoos.pieces;
const picture = documents.pictures["tattoos/koi"];
if (!first || !second || !picture) throw new Error("There are too few tattoos");

const photo = "0123456789abcdef".repeat(2);
const image = namePhoto(photo);

describe.each(engines)("the part of a photo that stays visible on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
		await storePhoto(site.database.db, photo);
	});
	beforeEach(async () => {
		await forgetChanges(site);
		await notePhoto(site.database.db, photo, { state: "ready", picture });
	});
	afterAll(() => site.close());

	const { get, post, publish } = openDesk(() => ({ site, artist }));
	const address = `/admin/photos/${photo}`;
	const choose = (focus: string, was = "center") => post(address, { intent: "focus", focus, was });
	const replace = () => post(address, { intent: "replace", piece: `${first.id} ${first.image}` });
	/** With the radio buttons that are chosen. */
	const readOwn = (html: string, intent: "focus" | "describe") => {
		const chosen = html.replaceAll(/<input\b(?=[^>]*type="radio")(?![^>]* checked=)[^>]*>/g, "");
		return readPageForm(chosen, `value="${intent}"`);
	};
	const readState = async () => [
		await listDrafts(site.database.db),
		await findPhoto(site.database.db, photo),
	];
	/** Its frames on a page. */
	const listFrames = async (path: string) =>
		(await site.call(path)).text
			.split(/(?=<span [^>]*data-state=)/)
			.filter((part) => part.includes(`/pictures/${image}-`))
			.map((part) => part.slice(0, part.indexOf(">")));

	const pages = ["/", "/artwork/tattoos", addressPiece("tattoos", second)];

	it("is chosen before a piece shows the photo, and published with the piece", async () => {
		const answer = await choose("top left");
		expect([answer.status, answer.headers.location]).toEqual([
			303,
			`${address}?list=tattoos&focused`,
		]);
		expect(await listDrafts(site.database.db)).toEqual([]);
		await replace();
		const review = readWords((await get("/admin/site/review")).text);
		expect(review).toContain("What must stay visible center top left");
		expect((await publish()).status).toBe(303);
		for (const path of pages) {
			expect(await listFrames(path), path).toContainEqual(
				expect.stringContaining('data-focus="top left"'),
			);
		}
	});

	it("is a draft for a photo that visitors see, and set back", async () => {
		await replace();
		expect((await publish()).status).toBe(303);
		const before = (await site.call("/")).text;
		expect(before).toContain(image);
		expect(before).not.toContain('data-focus="');
		await choose("bottom");
		expect((await site.call("/")).text).toBe(before);
		const { text } = await get(address);
		expect(text).toMatch(/<input type="radio"[^>]* checked="" value="bottom"/);
		const review = (await get("/admin/site/review")).text;
		expect(readWords(review)).toMatch(
			/Draft from [^.]*\. Open Pictures .* What must stay visible center bottom Publish/,
		);
		expect(review).toContain(`<a href="${address}"`);
		expect((await publish()).status).toBe(303);
		expect((await site.call("/")).text).toContain('data-focus="bottom"');

		await choose("top", "bottom");
		expect(await listDrafts(site.database.db)).toHaveLength(1);
		await choose("bottom", "top");
		expect(await listDrafts(site.database.db)).toEqual([]);
		await choose("center", "bottom");
		expect((await publish()).status).toBe(303);
		expect((await site.content.read("pictures")).body[image]).toEqual(picture);
		expect((await site.call("/")).text).not.toContain('data-focus="');
	});

	it.each([false, true])(
		"is saved with words beside another form (listed: %s)",
		async (isListed) => {
			if (isListed) await replace();
			const piece = isListed ? `${second.id} ${second.image}` : `${first.id} ${first.image}`;
			const beside = { focus: "top", "focus.was": "center", alt: "A koi", "alt.was": "" };
			const send = (fields: Record<string, string>) =>
				post(address, { intent: "replace", piece, ...beside, ...fields });
			const before = await readState();
			expect((await send({ focus: "middle" })).status).toBe(422);
			expect((await send({ "focus.was": "left" })).status).toBe(409);
			expect((await send({ "alt.was": "A carp" })).status).toBe(409);
			expect(await readState()).toEqual(before);
			expect((await send({})).status).toBe(303);
			const { text } = await get(address);
			expect(text).toMatch(/<input type="radio"[^>]* checked="" value="top"/);
			expect(readOwn(text, "describe").get("alt")).toBe("A koi");
		},
	);

	it("is refused if it is no part, or another one was chosen meanwhile", async () => {
		await choose("left");
		for (const isListed of [false, true]) {
			if (isListed) await replace();
			const before = await readState();
			for (const focus of ["", "middle", "top  left", "left top"]) {
				expect((await choose(focus, "left")).status).toBe(422);
			}
			const late = await choose("right");
			expect(late.status).toBe(409);
			expect(readWords(late.text)).toContain("Changed in another tab or on another device");
			expect(await readState()).toEqual(before);
		}
	});

	it.each([
		["describe", "alt", "", "A heron", "A heron by the lake"],
		["focus", "focus", "center", "left", "top right"],
	] as const)(
		"keeps what was refused by %s, and lets the artist choose one of both",
		async (intent, name, was, other, mine) => {
			const send = (typed: string, over?: string) =>
				post(address, { intent, [name]: typed, was, ...(over && { over }) });
			expect((await send(other)).status).toBe(303);
			const before = await readState();
			const { status, text } = await send(mine);
			expect(status).toBe(409);
			expect(readOwn(text, intent).get(name)).toBe(mine);
			expect(readOwn(text, intent).get("was")).toBe(was);
			const words = readWords(text);
			expect(words).toContain("Yours isn’t saved yet.");
			expect(words).toContain(intent === "focus" ? "left top right" : "A heron by the lake");
			expect(words).not.toContain("Nothing was changed");
			expect(await readState()).toEqual(before);
			const over = readButton(text, "over") ?? "";
			expect(over).toBe(other);
			expect((await send(mine, "A third")).status).toBe(409);
			expect((await send(mine, over)).status).toBe(303);
			expect(readOwn((await get(address)).text, intent).get(name)).toBe(mine);
			expect((await send(mine)).status).toBe(303);
		},
	);

	it("keeps what another form sent along, and what it was sent along with", async () => {
		await post(address, { intent: "describe", alt: "A heron", was: "" });
		const own = { focus: "top", "focus.was": "center", alt: "A koi", "alt.was": "" };
		const piece = `${first.id} ${first.image}`;
		const { status, text } = await post(address, { intent: "replace", piece, ...own });
		expect(status).toBe(409);
		expect(readWords(text)).toContain("Choose one, then send the piece again");
		expect(readOwn(text, "describe").get("alt")).toBe("A koi");
		expect(await listDrafts(site.database.db)).toEqual([]);
	});

	it("asks about no field that is already stored as it was sent along", async () => {
		await post(address, { intent: "describe", alt: "A heron", was: "" });
		await choose("left");
		const own = { focus: "left", "focus.was": "center", alt: "A koi", "alt.was": "" };
		const piece = `${first.id} ${first.image}`;
		const { status, text } = await post(address, { intent: "replace", piece, ...own });
		expect(status).toBe(409);
		expect(text.match(/Yours isn’t saved yet\./g)).toHaveLength(1);
	});
});
