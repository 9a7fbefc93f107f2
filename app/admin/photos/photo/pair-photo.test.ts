import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../../test/artist.ts";
import { forgetChanges, openDesk } from "../../../../test/desk.ts";
import { documents } from "../../../../test/documents.ts";
import { readWords } from "../../../../test/markup.ts";
import { readPageForm } from "../../../../test/page-form.ts";
import { storePhoto } from "../../../../test/photos.ts";
import { engines, openTestSite, type TestSite } from "../../../../test/site.ts";
import { namePhoto } from "../../../photos/photo-name.ts";
import { notePhoto } from "../../../photos/photos.server.ts";
import { addressPiece } from "../../../portfolio/pieces/piece-address.ts";
import { findDraft, listDrafts } from "../../../publishing/drafts.server.ts";
import type { PortfolioDocument } from "../../../publishing/schemas/portfolio.ts";

const [first, second] = documents.tattoos.pieces;
const picture = documents.pictures["tattoos/koi"];
if (!first || !second || !picture) throw new Error("There are too few tattoos");

const photo = "0123456789abcdef".repeat(2);
const image = namePhoto(photo);

describe.each(engines)("a photo of a healed piece on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
		const { db } = site.database;
		await storePhoto(db, photo, "healed.jpg");
		await notePhoto(db, photo, { state: "ready", picture });
	});
	beforeEach(async () => {
		await forgetChanges(site);
	});
	afterAll(() => site.close());

	const { get, post, publish } = openDesk(() => ({ site, artist }));
	const read = async (path: string) => (await get(path)).text;
	const readPiece = async () =>
		((await findDraft(site.database.db, "tattoos"))?.body as PortfolioDocument | undefined)
			?.pieces[1];
	const address = `/admin/photos/${photo}`;
	const pair = (id: number, was: string, fields: Record<string, string> = {}) => {
		const named = { piece: `${id} ${was}`, "pieces.0.healed.months": "6", ...fields };
		return post(address, { intent: "pair", ...named });
	};
	const unpair = async () => {
		const { version = "" } = (await findDraft(site.database.db, "tattoos")) ?? {};
		return post("/admin/photos/pieces/tattoos", { act: `unpair ${second.id}`, seen: version });
	};

	it("is shown beside the fresh one once it is published, and taken off again", async () => {
		const words = { "pieces.0.healed.alt": "It settled.", "pieces.0.healed.rotation": "90" };
		const { headers } = await pair(second.id, "", words);
		expect(headers.location).toMatch(/^\/admin\/photos\?drafted=tattoos&after=/);
		const healed = { image, alt: "It settled.", months: 6, rotation: 90 };
		expect(await readPiece()).toEqual({ ...second, healed });
		expect(readWords(await read("/admin/photos/pieces/tattoos"))).toContain("Healed, 6 months");
		const path = addressPiece("tattoos", second);
		expect((await site.call(path)).text).not.toContain(image);
		expect((await publish()).status).toBe(303);
		expect((await site.content.read("pictures")).body).toHaveProperty([image], picture);
		expect(readWords((await site.call(path)).text)).toContain("Fresh Healed, 6 months");
		expect((await unpair()).status).toBe(303);
		expect(await readPiece()).toEqual(second);
		expect((await publish()).status).toBe(303);
		expect((await site.call(path)).text).not.toContain(image);
	});

	it("has its months and words in its form, to be changed there", async () => {
		await pair(second.id, "", { "pieces.0.healed.alt": "It settled." });
		const form = readPageForm(await read(address), 'value="pair"');
		expect(Object.fromEntries(form)).toEqual({
			piece: `${second.id} ${image}`,
			"pieces.0.healed.months": "6",
			"pieces.0.healed.alt": "It settled.",
			"pieces.0.healed.rotation": "",
		});
		form.set("pieces.0.healed.months", "18");
		form.set("intent", "pair");
		expect((await post(address, form)).status).toBe(303);
		expect((await readPiece())?.healed).toEqual({ image, months: 18, alt: "It settled." });
	});

	it.each(["", "six", "0", "241", "1.5"])("is refused with %j for months", async (months) => {
		const refused = await pair(second.id, "", { "pieces.0.healed.months": months });
		expect(refused.status).toBe(422);
		expect(refused.text).toMatch(/Write a whole number\.|At least 1\.|At most 240\./);
		expect(readPageForm(refused.text, 'value="pair"').get("pieces.0.healed.months")).toBe(months);
		expect(await listDrafts(site.database.db)).toEqual([]);
	});

	it("is stored once if it is sent again, and refused if the pair has changed meanwhile", async () => {
		for (const _ of [1, 2]) expect((await pair(second.id, "")).status).toBe(303);
		const before = await listDrafts(site.database.db);
		for (const [id, was] of [
			[second.id, ""],
			[first.id, image],
			[999_999, ""],
		] as const) {
			const refused = await pair(id, was, { "pieces.0.healed.months": "7" });
			expect(refused.status).toBe(409);
			expect(readWords(refused.text)).toContain("changed in another tab or on another device");
		}
		const act = { act: `unpair ${second.id}`, seen: "" };
		expect((await post("/admin/photos/pieces/tattoos", act)).status).toBe(409);
		expect(await listDrafts(site.database.db)).toEqual(before);
	});
});
