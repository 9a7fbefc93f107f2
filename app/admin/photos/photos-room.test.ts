import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { forgetChanges, openDesk } from "../../../test/desk.ts";
import { documents } from "../../../test/documents.ts";
import { listLinks, readWords } from "../../../test/markup.ts";
import { readPageForm } from "../../../test/page-form.ts";
import { sendPhoto, takePhoto } from "../../../test/photos.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { waitForPhoto } from "../../../test/wait-for-photo.ts";
import { commit } from "../../db/commit.server.ts";
import { namePhoto } from "../../photos/photo-name.ts";
import { findPhoto, notePhoto } from "../../photos/photos.server.ts";
import { addressPiece } from "../../portfolio/pieces/piece-address.ts";
import { findDraft, listDrafts, saveDraft } from "../../publishing/drafts.server.ts";
import { type ListName, listNames } from "../../publishing/list-names.ts";
import { addRevisions } from "../../publishing/revisions.server.ts";
import type { PortfolioDocument } from "../../publishing/schemas/portfolio.ts";

const { pieces } = documents.tattoos;
const [first, second] = pieces;
const picture = documents.pictures["tattoos/koi"];
if (!first || !second || !picture) throw new Error("There are too few tattoos");

describe.each(engines)("the room Photos on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	/** Made once; tests that delete a photo send their own. */
	let photo: string;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
		photo = await add();
	});
	beforeEach(async () => {
		await forgetChanges(site);
	});
	afterAll(() => site.close());

	const add = async (bytes?: Uint8Array) => {
		const { id } = await sendPhoto(site, artist, bytes ?? (await takePhoto()), "IMG_1.jpg");
		await waitForPhoto(site, id);
		return id;
	};
	const { get, post, publish } = openDesk(() => ({ site, artist }));
	const read = async (path: string) => readWords((await get(path)).text);
	const readDraft = async () =>
		(await findDraft(site.database.db, "tattoos"))?.body as PortfolioDocument | undefined;
	const typed = {
		"pieces.0.title": "Heron, black and gray",
		"pieces.0.description": "A heron among reeds.",
	};
	const addPiece = async (
		fields: Record<string, string> = {},
		id = photo,
		list: ListName = "tattoos",
	) => {
		const address = `/admin/photos/${id}?list=${list}`;
		const form = readPageForm((await get(address)).text, 'id="new-piece"');
		for (const [name, value] of Object.entries({ intent: "add", ...typed, ...fields })) {
			form.set(name, value);
		}
		return post(address, form);
	};
	const replace = (id: number, was: string) =>
		post(`/admin/photos/${photo}`, { intent: "replace", piece: `${id} ${was}` });
	const arrange = async (act: string, seen?: string) => {
		const { version = "" } = (await findDraft(site.database.db, "tattoos")) ?? {};
		return post("/admin/photos/pieces/tattoos", { act, seen: seen ?? version });
	};

	it("makes a photo a new piece in the draft, and everybody's with it", async () => {
		expect(await read("/admin/photos")).toContain("IMG_1.jpg Not used yet");
		const added = await addPiece();
		expect(added.status).toBe(303);
		expect(added.headers.location).toBe(`/admin/photos?drafted=tattoos&after=${photo}`);
		const id = Math.max(...pieces.map((piece) => piece.id)) + 1;
		const piece = {
			id,
			title: "Heron, black and gray",
			description: "A heron among reeds.",
			image: namePhoto(photo),
			alt: "Heron, black and gray",
			category: "tattoo",
		};
		expect((await readDraft())?.pieces).toEqual([piece, ...pieces]);
		expect(await read("/admin/photos?drafted=tattoos")).toMatch(
			/In your draft of Tattoos.*IMG_1.jpg In your draft of Tattoos/,
		);
		const path = `/artwork/tattoos/${id}-heron-black-and-gray`;
		const file = `/pictures/photos/${photo}-480.webp`;
		expect((await site.call(path)).status).toBe(404);
		expect((await site.call(file)).status).toBe(404);
		expect(await read("/admin/site/review")).toContain("The photos used in your drafts.");
		expect((await publish()).status).toBe(303);
		const { status, text } = await site.call(path);
		expect(status).toBe(200);
		expect(text).toContain(`/pictures/photos/${photo}-`);
		const [share = ""] = /\/pictures\/share\/tattoos\/[\w.]+\.jpg/.exec(text) ?? [];
		expect((await site.call(file)).status).toBe(200);
		expect((await site.call(share)).headers["content-type"]).toBe("image/jpeg");
		expect(await read("/admin/photos")).toContain("On the site: Tattoos");
		const { body } = await site.content.read("tattoos");
		await saveDraft(site.database.db, { key: "tattoos", body, basedOn: 1, seen: null });
		expect(await read("/admin/photos")).toContain("On the site: Tattoos");
	});

	it("leads from one photo to the next, and takes all that a piece can have", async () => {
		const other = await add();
		const facts = { style: "Black and gray", placement: "Forearm", size: "large" };
		const fields = Object.entries({ ...facts, landscape: "on" }).map(([name, value]) => [
			`pieces.0.${name}`,
			value,
		]);
		const { headers } = await addPiece(Object.fromEntries(fields));
		const { text } = await get(headers.location ?? "");
		expect(listLinks(text)).toContain(`Next Photo: /admin/photos/${other}?list=tattoos`);
		const said = readWords(text);
		expect(said.indexOf("Not used yet")).toBeLessThan(said.lastIndexOf("In your draft of"));
		const words = { alt: "A heron flies", "alt.was": "" };
		await addPiece({ "pieces.0.title": "The second", ...words }, other);
		const [one, two] = (await readDraft())?.pieces ?? [];
		expect(one).toMatchObject({ ...facts, landscape: true });
		expect(two).toMatchObject({ title: "The second", alt: "A heron flies" });
		const [left, third, last] = [await add(), await add(), await add()];
		const named = { "pieces.0.title": "The third", alt: "  ", "alt.was": "" };
		const { headers: led } = await addPiece(named, third);
		expect((await readDraft())?.pieces[2]?.alt).toBe("The third");
		const findNext = async (path = "") => listLinks((await get(path)).text).join();
		expect(await findNext(led.location)).toContain(`Next Photo: /admin/photos/${last}?`);
		const ends = await addPiece({ "pieces.0.title": "The last" }, last);
		expect(await findNext(ends.headers.location)).toContain(`Next Photo: /admin/photos/${left}?`);
		await addPiece({ "pieces.0.title": "The one left" }, left);
		expect(await findNext("/admin/photos?drafted=tattoos")).not.toContain("Next Photo");
	});

	it("gives no id twice, not even after its piece has gone", async () => {
		await addPiece();
		expect((await publish()).status).toBe(303);
		const id = (await site.content.read("tattoos")).body.pieces[0]?.id ?? 0;
		await addPiece({ "pieces.0.title": "The second" });
		expect((await readDraft())?.pieces[0]?.id).toBe(id + 1);
		await arrange(`retire ${id}`);
		await addPiece({ "pieces.0.title": "The third" });
		expect((await readDraft())?.pieces[1]?.id).toBe(id + 2);
	});

	it("gives two tabs that add a piece at once no common id", async () => {
		const titles = ["One", "Two", "Three"];
		const added = await Promise.all(titles.map((title) => addPiece({ "pieces.0.title": title })));
		const stored = added.filter(({ status }) => status === 303);
		expect(stored.length).toBeGreaterThan(0);
		const ids = ((await readDraft())?.pieces ?? []).map(({ id }) => id);
		expect(ids).toHaveLength(pieces.length + stored.length);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("adds one piece if it is sent again because its answer was lost", async () => {
		for (const _ of [1, 2]) expect((await addPiece()).status).toBe(303);
		expect((await readDraft())?.pieces).toHaveLength(pieces.length + 1);
	});

	it("offers the demo's categories while a list is empty, and visitors see the piece in its own", async () => {
		await post("/admin/first-steps", { act: "take-off pieces" });
		expect((await publish()).status).toBe(303);
		for (const list of listNames) expect((await addPiece({}, photo, list)).status).toBe(303);
		expect((await publish()).status).toBe(303);
		for (const list of listNames) {
			const { body } = await site.content.read(list);
			const [piece] = body.pieces;
			if (!piece) throw new Error(`${list} has no piece`);
			const isFilter = body.filters.some(({ id }) => id === piece.category);
			expect([list, isFilter]).toEqual([list, list !== "tattoos"]);
			const shown = await site.call(
				`/artwork/${list}${isFilter ? `?filter=${piece.category}` : ""}`,
			);
			expect(shown.text, list).toContain(addressPiece(list, piece));
			expect((await site.call(addressPiece(list, piece))).status, list).toBe(200);
		}
	});

	it("gives the artist's first piece no id of the demo's, which links and requests still name", async () => {
		await post("/admin/first-steps", { act: "take-off pieces" });
		expect((await publish()).status).toBe(303);
		const next = Math.max(...pieces.map(({ id }) => id)) + 1;
		await addPiece();
		expect((await readDraft())?.pieces.map(({ id }) => id)).toEqual([next]);
		const form = readPageForm((await get("/admin/site/tattoos")).text, 'name="_seen"');
		form.set("_act", "add pieces");
		await post("/admin/site/tattoos", form);
		expect((await readDraft())?.pieces.map(({ id }) => id)).toEqual([next, next + 1]);
	});

	it("keeps what was typed if it does not fit, and says why", async () => {
		const refused = await addPiece({
			"pieces.0.title": " ",
			"pieces.0.description": "d".repeat(161),
		});
		expect(refused.status).toBe(422);
		expect(refused.text).toContain("Write something here.");
		expect(refused.text).toContain("Use at most 160 characters.");
		expect(refused.text).toContain("d".repeat(161));
		expect(await listDrafts(site.database.db)).toEqual([]);
	});

	it("gives a piece another picture; its place, address and title stay", async () => {
		expect((await replace(second.id, second.image)).status).toBe(303);
		const draft = await readDraft();
		expect(draft?.pieces[1]).toMatchObject({
			id: second.id,
			title: second.title,
			alt: second.alt,
			image: namePhoto(photo),
		});
		expect((await publish()).status).toBe(303);
		const { status, text } = await site.call(addressPiece("tattoos", second));
		expect(status).toBe(200);
		expect(text).toContain(`/pictures/photos/${photo}-`);
	});

	it("shows a replaced picture before and after in the history, and brings it back by undo", async () => {
		await replace(second.id, second.image);
		await publish();
		const history = "/admin/site/tattoos/history";
		const [was, is] = (await get(history)).text.split("<figcaption>Before");
		expect(was).toContain(`/pictures/${second.image}-`);
		expect(is).toContain(`/pictures/photos/${photo}-`);
		expect((await post(history, { again: "0", newest: "1" })).status).toBe(303);
		const shown = await site.call(addressPiece("tattoos", second));
		expect(shown.text).not.toContain(photo);
		expect(shown.text).toContain(`/pictures/${second.image}-`);
	});

	it("keeps a piece back until the draft of its photo has what was published meanwhile", async () => {
		await replace(second.id, second.image);
		await post("/admin/photos/pieces/drawings", {
			act: `first ${documents.drawings.pieces[1]?.id}`,
			seen: "",
		});
		const { db } = site.database;
		const { body } = await site.content.read("pictures");
		const published = { ...body, "tattoos/other": picture };
		await commit(db, (trx) =>
			addRevisions(trx, [{ key: "pictures", body: published, basedOn: 0 }]),
		);
		await site.content.refresh();
		expect((await publish()).status).toBe(303);
		expect((await listDrafts(db)).map(({ key }) => key)).toEqual(["tattoos", "pictures"]);
		const path = addressPiece("tattoos", second);
		expect((await site.call(path)).text).toContain(`/pictures/${second.image}-`);
		const review = (await get("/admin/site/review")).text;
		expect(readWords(review)).toMatch(
			/Tattoos .*Not ready: its photos come with Pictures .* Not ready: another version was published in the meantime\./,
		);
		const [, combined = ""] =
			/<button(?=[^>]* name="combined")[^>]* value="([^"]+)"/.exec(review) ?? [];
		expect((await post("/admin/site/review", { combined })).status).toBe(303);
		expect((await post("/admin/site/review", { combined })).status).toBe(409);
		expect((await publish()).status).toBe(303);
		const names = Object.keys((await site.content.read("pictures")).body);
		expect(names).toEqual([...Object.keys(published), namePhoto(photo)]);
		expect((await site.call(path)).text).toContain(`/pictures/photos/${photo}-`);
	});

	it("replaces a picture once if it is sent again, and refuses one that has changed meanwhile", async () => {
		for (const _ of [1, 2]) expect((await replace(second.id, second.image)).status).toBe(303);
		const before = await listDrafts(site.database.db);
		const refused = await replace(first.id, second.image);
		expect(refused.status).toBe(409);
		expect(readWords(refused.text)).toContain("changed in another tab or on another device");
		expect((await replace(999_999, second.image)).status).toBe(409);
		expect(await listDrafts(site.database.db)).toEqual(before);
	});

	it("puts pieces in order, takes them off and brings them back", async () => {
		const { location } = (await arrange(`first ${second.id}`)).headers;
		expect(location).toBe(`/admin/photos/pieces/tattoos#piece-${second.id}`);
		await arrange(`to ${first.id} ${pieces[3]?.id}`);
		expect((await readDraft())?.pieces[3]?.id).toBe(first.id);
		expect((await arrange(`to ${first.id} 999999`)).status).toBe(409);
		await arrange(`retire ${first.id}`);
		expect((await readDraft())?.pieces[0]?.id).toBe(second.id);
		expect((await publish()).status).toBe(303);
		expect((await site.call(`/artwork/tattoos/${first.id}`)).status).toBe(404);
		for (const path of ["/artwork/tattoos", "/api/artwork/tattoos/all", "/sitemap.xml"]) {
			expect((await site.call(path)).text, path).not.toContain(first.title);
		}
		expect(await read("/admin/photos/pieces/tattoos")).toMatch(
			new RegExp(`Retired.*${first.title.slice(0, 20)}.*Bring Back`),
		);
		await arrange(`return ${first.id}`);
		expect((await publish()).status).toBe(303);
		expect((await site.call(`/artwork/tattoos/${first.id}`)).status).not.toBe(404);
	});

	it("shows the picture of a retired piece to the artist alone, and to everybody again once it is back", async () => {
		await addPiece();
		expect((await publish()).status).toBe(303);
		const { hash } = (await findPhoto(site.database.db, photo))?.picture ?? {};
		const file = `/pictures/photos/${photo}-480.${hash}.webp`;
		const readStatuses = async () => [(await site.call(file)).status, (await get(file)).status];
		expect(await readStatuses()).toEqual([200, 200]);
		const { id = 0 } = (await site.content.read("tattoos")).body.pieces[0] ?? {};
		await arrange(`retire ${id}`);
		expect((await publish()).status).toBe(303);
		expect(await readStatuses()).toEqual([404, 200]);
		expect(await read("/admin/photos")).toContain("IMG_1.jpg Retired in Tattoos");
		await arrange(`return ${id}`);
		expect((await publish()).status).toBe(303);
		expect(await readStatuses()).toEqual([200, 200]);
	});

	it("never changes another tab's draft unseen", async () => {
		await arrange(`first ${second.id}`);
		const before = await listDrafts(site.database.db);
		const refused = await arrange(`first ${second.id}`, "");
		expect(refused.status).toBe(409);
		expect(readWords(refused.text)).toContain("Here’s how it looks now.");
		const shown = readPageForm(refused.text, 'name="seen"').get("seen");
		expect(shown).toBe(before.find(({ key }) => key === "tattoos")?.version);
		expect(await listDrafts(site.database.db)).toEqual(before);
	});

	it("deletes a photo that no document uses, with all its files, and says why it keeps one that is used", async () => {
		const own = await add();
		await addPiece({}, own);
		expect(await read(`/admin/photos/${own}`)).toContain("in your draft of Tattoos");
		expect((await post(`/admin/photos/${own}`, { intent: "delete" })).status).toBe(409);
		expect((await publish()).status).toBe(303);
		expect(await read(`/admin/photos/${own}`)).toContain("by Tattoos on the site");
		expect((await post(`/admin/photos/${own}`, { intent: "delete" })).status).toBe(409);
		const { id = 0 } = (await site.content.read("tattoos")).body.pieces[0] ?? {};
		await arrange(`retire ${id}`);
		expect((await publish()).status).toBe(303);
		expect(await read(`/admin/photos/${own}`)).toContain("by what is retired in Tattoos");
		expect((await post(`/admin/photos/${own}`, { intent: "delete" })).status).toBe(409);
		await post("/admin/site/tattoos/history", { again: "0", newest: "2" });
		// Another photo is drafted meanwhile: its entry in the manifest stays.
		await addPiece();
		const deleted = await post(`/admin/photos/${own}`, { intent: "delete" });
		expect([deleted.status, deleted.headers.location]).toEqual([303, "/admin/photos?deleted"]);
		expect((await get(`/admin/photos/${own}`)).status).toBe(404);
		const again = await post(`/admin/photos/${own}`, { intent: "delete" });
		expect([again.status, again.headers.location]).toEqual([303, "/admin/photos?deleted"]);
		expect((await site.call(`/pictures/photos/${own}-480.webp`)).status).toBe(404);
		const folder = (name: string) => join(site.config.dataDir, name);
		await vi.waitFor(() => {
			expect(existsSync(join(folder("originals"), own))).toBe(false);
			expect(readdirSync(folder("pictures")).join()).not.toContain(own);
		});
		expect((await publish()).status).toBe(303);
		const manifest = (await site.content.read("pictures")).body;
		expect(Object.keys(manifest)).toContain(namePhoto(photo));
		expect(Object.keys(manifest)).not.toContain(namePhoto(own));
		expect(await read("/admin/data")).toContain("Photo deleted");
	});

	it("leaves the draft of the photos outdated if it was before one is deleted", async () => {
		const own = await add();
		await addPiece({}, own);
		expect((await publish()).status).toBe(303);
		const { id = 0 } = (await site.content.read("tattoos")).body.pieces[0] ?? {};
		await arrange(`retire ${id}`);
		expect((await publish()).status).toBe(303);
		await post("/admin/site/tattoos/history", { again: "0", newest: "2" });
		await addPiece();
		const { db } = site.database;
		const { basedOn = 0 } = (await findDraft(db, "pictures")) ?? {};
		const body = { ...(await site.content.read("pictures")).body, "tattoos/other": picture };
		await commit(db, (trx) => addRevisions(trx, [{ key: "pictures", body, basedOn }]));
		await site.content.refresh();
		expect((await post(`/admin/photos/${own}`, { intent: "delete" })).status).toBe(303);
		expect((await findDraft(db, "pictures"))?.basedOn).toBe(basedOn);
		expect(await read("/admin/site/review")).toContain(
			"Not ready: another version was published in the meantime.",
		);
	});

	it("deletes a retired piece that no visitor sees, with its photo", async () => {
		const own = await add();
		await addPiece({}, own);
		await publish();
		const { id = 0 } = (await site.content.read("tattoos")).body.pieces[0] ?? {};
		await arrange(`retire ${id}`);
		const room = "/admin/photos/pieces/tattoos";
		expect(await read(room)).not.toContain("Delete This Piece");
		expect((await arrange(`delete ${id}`)).status).toBe(409);
		await publish();
		expect(await read(room)).toContain("It’s deleted right away and for good");
		await arrange(`down ${documents.tattoos.pieces[0]?.id}`);
		const deleted = await arrange(`delete ${id}`);
		expect([deleted.status, deleted.headers.location]).toEqual([303, `${room}?deleted`]);
		expect(await read(`${room}?deleted`)).not.toContain("Heron");
		expect(JSON.stringify((await site.content.read("tattoos")).body)).not.toContain(own);
		expect(await readDraft()).not.toHaveProperty("retired");
		expect((await get(`/admin/photos/${own}`)).status).toBe(404);
		expect((await publish()).status).toBe(303);
		expect((await site.content.read("tattoos")).body.pieces).not.toContainEqual(
			expect.objectContaining({ id }),
		);
		expect(await read("/admin/site/tattoos/history")).toContain("Heron, black and gray Removed");
		const again = await arrange(`delete ${id}`);
		expect([again.status, again.headers.location]).toEqual([303, `${room}?deleted`]);
	});

	it("says why a photo could not be made, and only deletes it", async () => {
		const small = await add(await takePhoto(300, 500));
		const page = await read(`/admin/photos/${small}`);
		expect(page).toContain("Could not be processed. This picture is 300 by 500 pixels.");
		expect(page).not.toContain("Add it as a new piece");
		expect((await addPiece({}, small)).status).toBe(409);
		expect((await post(`/admin/photos/${small}`, { intent: "delete" })).status).toBe(303);
	});

	it("shows those that are in the making", async () => {
		await notePhoto(site.database.db, photo, { state: "working" });
		expect(await read(`/admin/photos/${photo}`)).toContain("Processing");
		site.photoWorker.wake();
		expect((await waitForPhoto(site, photo)).state).toBe("ready");
	});

	it("knows no other photos, lists and changes", async () => {
		expect((await get(`/admin/photos/${"0".repeat(32)}`)).status).toBe(404);
		expect((await get("/admin/photos/pieces/featured")).status).toBe(404);
		expect((await get("/admin/photos/pieces/constructor")).status).toBe(404);
		expect((await addPiece({}, "0".repeat(32))).status).toBe(410);
		expect((await post(`/admin/photos/${photo}`, { intent: "grow" })).status).toBe(422);
		expect((await arrange("grow 1")).status).toBe(422);
		expect(await listDrafts(site.database.db)).toEqual([]);
	});

	it("refuses every change of a stranger", async () => {
		const own = await add();
		const fields = { intent: "add", act: `retire ${first.id}`, ...typed };
		for (const path of ["/admin/photos", `/admin/photos/${own}`, "/admin/photos/pieces/tattoos"]) {
			for (const intent of ["add", "replace", "pair", "delete"]) {
				const answer = await site.call(path, {
					method: "POST",
					headers: {
						Origin: site.address,
						"Content-Type": "application/x-www-form-urlencoded",
					},
					body: new URLSearchParams({ ...fields, intent }).toString(),
				});
				expect([302, 401, 405], path).toContain(answer.status);
			}
		}
		expect(await listDrafts(site.database.db)).toEqual([]);
		expect(await findPhoto(site.database.db, own)).toBeDefined();
	});
});
