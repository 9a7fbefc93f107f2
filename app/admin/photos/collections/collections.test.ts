import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../../test/artist.ts";
import { forgetChanges, openDesk } from "../../../../test/desk.ts";
import { documents } from "../../../../test/documents.ts";
import { listLinks, readWords } from "../../../../test/markup.ts";
import { readPageForm } from "../../../../test/page-form.ts";
import { sendPhoto, takePhoto } from "../../../../test/photos.ts";
import { engines, openTestSite, type TestSite } from "../../../../test/site.ts";
import { waitForPhoto } from "../../../../test/wait-for-photo.ts";
import { namePhoto } from "../../../photos/photo-name.ts";
import { addressPiece } from "../../../portfolio/pieces/piece-address.ts";
import { findDraft, saveDraft } from "../../../publishing/drafts.server.ts";
import type { Featured } from "../../../publishing/schemas/portfolio.ts";
import type { Sleeves } from "../../../publishing/schemas/sleeves.ts";

const [koi] = documents.tattoos.pieces;
const [birds] = documents["bird-and-floral"].images;
if (!koi || !birds) throw new Error("There are too few pieces");

describe.each(engines)("the room Collections on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	let photo: string;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
		({ id: photo } = await sendPhoto(site, artist, await takePhoto(), "IMG_1.jpg"));
		expect((await waitForPhoto(site, photo)).state).toBe("ready");
	});
	beforeEach(() => forgetChanges(site));
	afterAll(() => site.close());

	const { get, post, publish } = openDesk(() => ({ site, artist }));
	const room = "/admin/photos/collections";
	const readSleeves = async () => (await findDraft(site.database.db, "sleeves"))?.body as Sleeves;
	const readFeatured = async () =>
		(await findDraft(site.database.db, "featured"))?.body as Featured;
	const seen = async (key: "sleeves" | "featured") =>
		(await findDraft(site.database.db, key))?.version ?? "";
	const newOne = (title: string) => post(room, { act: "new", title, summary: "Made in two tabs." });
	const make = async (title = "Koi & Waves") => {
		const { headers } = await post(room, { act: "new", title, summary: "A koi going up the arm." });
		return String(headers.location);
	};
	const pick = (path: string, from: string, ...names: string[]) =>
		post(`${path}/pictures?from=${from}`, new URLSearchParams(names.map((name) => ["pick", name])));
	const save = async (path: string, fields: Record<string, string>) => {
		const form = readPageForm((await get(path)).text, 'name="_seen"');
		for (const [name, value] of Object.entries(fields)) form.set(name, value);
		return post(path, form);
	};
	const addPainting = () =>
		post(`/admin/photos/${photo}?list=paintings`, {
			intent: "add",
			"pieces.0.title": "Aspens in October",
			"pieces.0.description": "Oil on board.",
			"pieces.0.category": "landscapes",
		});
	/** With a photo and a tattoo. */
	const makeWhole = async () => {
		const path = await make();
		await pick(path, "photos", namePhoto(photo));
		await pick(path, "tattoos", `tattoos/${koi.id}`);
		await save(path, {
			"projects.0.style": "Japanese",
			"projects.0.pictures.0.title": "Outer arm",
			text: "First the koi.\r\n\r\nThen the waves.",
		});
		return path;
	};

	it("makes a project of photos and pieces, with all that built-in ones have", async () => {
		const path = await makeWhole();
		const [project] = (await readSleeves()).projects ?? [];
		const id = project?.id ?? 0;
		expect(project).toEqual({
			id,
			title: "Koi & Waves",
			summary: "A koi going up the arm.",
			style: "Japanese",
			text: ["First the koi.", "Then the waves."],
			pictures: [
				{ id: id + 1, title: "Outer arm", image: namePhoto(photo), alt: "Outer arm" },
				{
					...{ id: id + 2, title: koi.title, image: koi.image, alt: koi.alt },
					description: koi.description,
				},
			],
		});
		const address = `/sleeves-largescale/${id}-koi-waves`;
		expect(readWords((await get(path)).text)).toContain(address);
		expect((await site.call(address)).status).toBe(404);
		expect((await publish()).status).toBe(303);

		const { status, text } = await site.call(address);
		expect(status).toBe(200);
		expect(text).toContain('aria-roledescription="carousel"');
		expect(text).toContain(`/pictures/share/projects/${id}.`);
		expect(text).toContain(`/sleeves-largescale/pictures/${id + 1}-outer-arm`);
		expect(text).toContain('"@type":"ItemList"');
		expect(readWords(text)).toMatch(
			/About This Project.*First the koi. Then the waves. Style Japanese/,
		);
		expect((await site.call("/sleeves-largescale")).text).toContain(`href="${address}"`);
		expect((await site.call("/bats-and-pumpkin")).text).toContain(`href="${address}"`);
		const sitemap = (await site.call("/sitemap.xml")).text;
		expect(sitemap).toContain(`${address}</loc>`);
		expect(sitemap).toContain(`/sleeves-largescale/pictures/${id + 2}-`);
		expect((await site.call("/llms.txt")).text).toContain("A koi going up the arm.");

		const first = await site.call(`/sleeves-largescale/pictures/${id + 1}-outer-arm`);
		expect(readWords(first.text)).toContain("1 of 2");
		expect(first.text).toContain(`href="${address}#picture-${id + 1}"`);
		const second = await site.call(addressPiece("sleeves", { id: id + 2, title: koi.title }));
		expect(second.text).toContain(`/pictures/share/sleeves/${id + 2}.`);
		const renamed = await site.call(`/sleeves-largescale/${id}-former`);
		expect([renamed.status, renamed.headers.location]).toEqual([301, address]);
		const share = await site.call(`/pictures/share/sleeves/${id + 2}.jpg`);
		expect((await site.call(share.headers.location ?? "")).headers["content-type"]).toBe(
			"image/jpeg",
		);
	});

	it("made in two tabs at once have no common id", async () => {
		const made = await Promise.all(["One", "Two", "Three"].map(newOne));
		const stored = made.filter(({ status }) => status === 303);
		expect(stored.length).toBeGreaterThan(0);
		const ids = ((await readSleeves()).projects ?? []).map(({ id }) => String(id));
		expect(new Set(ids).size).toBe(stored.length);
		expect(stored.map(({ headers }) => String(headers.location).split("/").at(-1)).sort()).toEqual(
			ids.sort(),
		);
	});

	it("is made once, with each picture once, if it is sent again because its answer was lost", async () => {
		const path = await make();
		expect(await make()).toBe(path);
		for (const _ of [1, 2]) {
			expect((await pick(path, "photos", namePhoto(photo))).headers.location).toBe(path);
		}
		const { projects = [] } = await readSleeves();
		expect(projects.map(({ pictures }) => pictures.map(({ image }) => image))).toEqual([
			[namePhoto(photo)],
		]);
		expect(await make()).not.toBe(path);
	});

	it("without a title is called Untitled where its pictures are chosen", async () => {
		const path = await make("");
		expect(readWords((await get(`${path}/pictures`)).text)).toContain("Add to Untitled");
	});

	it("takes a picture once, with a piece's words, and nothing if nothing is chosen", async () => {
		const path = await make();
		await addPainting();
		const chosen = [namePhoto(photo), "paintings/1"];
		expect((await pick(path, "paintings", ...chosen)).status).toBe(303);
		const { pictures = [] } = (await readSleeves()).projects?.[0] ?? {};
		expect(pictures.map(({ title, image }) => [title, image])).toEqual([
			["Aspens in October", namePhoto(photo)],
		]);
		await forgetChanges(site);
		const none = await pick(`${room}/featured`, "sleeves");
		expect(none.status).toBe(422);
		expect(readWords(none.text)).toContain("Choose at least one first.");
		expect(await readFeatured()).toBeUndefined();
	});

	it("says that photos are still being processed, or that there are none", async () => {
		const path = `${await make()}/pictures`;
		await pick(path.replace("/pictures", ""), "photos", namePhoto(photo));
		expect(readWords((await get(path)).text)).toContain("Everything here is already in it.");
		const { db } = site.database;
		await db.updateTable("photos").set({ state: "working" }).execute();
		const making = readWords((await get(path)).text);
		expect(making).toContain("1 photo is still being processed.");
		expect(making).not.toContain("already in it");
		await db.updateTable("photos").set({ state: "deleted" }).execute();
		expect(readWords((await get(path)).text)).toContain("Nothing here yet. Add Photos");
		await db.updateTable("photos").set({ state: "ready" }).execute();
	});

	it("says on its form that it has too many pictures", async () => {
		const path = await make();
		const names = documents.tattoos.pieces.slice(0, 25).map(({ id }) => `tattoos/${id}`);
		await pick(path, "tattoos", ...names);
		const review = await get("/admin/site/review");
		expect(listLinks(review.text)).toContain(`Koi & Waves › Pictures: ${path}?refused`);
		expect(readWords((await get(`${path}?refused`)).text)).toContain("At most 24 fit here.");
	});

	it("describes a picture by its new title, unless it has words of its own", async () => {
		const path = await makeWhole();
		const rename = (at: number, title: string) =>
			save(path, { [`projects.0.pictures.${at}.title`]: title });
		await rename(0, "Inner arm");
		await rename(1, "Koi");
		const { pictures = [] } = (await readSleeves()).projects?.[0] ?? {};
		expect(pictures.map(({ title, alt }) => [title, alt])).toEqual([
			["Inner arm", "Inner arm"],
			["Koi", koi.alt],
		]);
	});

	it("saves once what is sent again because its answer was lost", async () => {
		const path = await makeWhole();
		const [first, second] = (await readSleeves()).projects?.[0]?.pictures ?? [];
		for (const act of ["save", `down ${first?.id}`]) {
			const form = readPageForm((await get(path)).text, 'name="_seen"');
			form.set("_act", act);
			form.set("projects.0.pictures.0.title", "Inner arm");
			for (let times = 0; times < 2; times++) expect((await post(path, form)).status).toBe(303);
		}
		const { pictures = [] } = (await readSleeves()).projects?.[0] ?? {};
		expect(pictures.map(({ id, title }) => [id, title])).toEqual([
			[second?.id, second?.title],
			[first?.id, "Inner arm"],
		]);
	});

	it("orders pictures, and keeps what was typed with each button", async () => {
		const path = await makeWhole();
		const [outer, other] = (await readSleeves()).projects?.[0]?.pictures ?? [];
		await save(path, { "projects.0.size": "Full sleeve", _act: `down ${outer?.id}` });
		const [project] = (await readSleeves()).projects ?? [];
		expect(project?.size).toBe("Full sleeve");
		expect(project?.pictures.map(({ id }) => id)).toEqual([other?.id, outer?.id]);
		await save(path, { _act: `remove ${other?.id}` });
		expect((await readSleeves()).projects?.[0]?.pictures.map(({ id }) => id)).toEqual([outer?.id]);
		const away = await save(path, { _act: "pick" });
		expect(away.headers.location).toBe(`${path}/pictures`);
		const { text } = await get(`${path}/pictures`);
		expect(text).not.toContain(`value="${namePhoto(photo)}"`);
	});

	it("cannot be published without a picture or a title, and says so", async () => {
		const path = await make();
		expect(readWords((await get(path)).text)).toContain("It needs at least one");
		await pick(path, "photos", namePhoto(photo));
		expect((await get(path)).text).not.toContain("Write something here.");
		expect((await get(`${path}?refused`)).text).toContain("Write something here.");
		expect(readWords((await get("/admin/site/review")).text)).toContain("Not ready");
		await publish();
		expect((await site.content.read("sleeves")).body.projects).toBeUndefined();
	});

	it("overwrites nothing that another tab saved unseen", async () => {
		const path = await make();
		const form = readPageForm((await get(path)).text, 'name="_seen"');
		await save(path, { "projects.0.title": "Theirs" });
		form.set("projects.0.title", "Mine");
		const refused = await post(path, form);
		expect(refused.status).toBe(409);
		expect(readWords(refused.text)).toContain("Changed in another tab");
		expect((await readSleeves()).projects?.[0]?.title).toBe("Theirs");
		form.set("_over", await seen("sleeves"));
		expect((await post(path, form)).status).toBe(303);
		expect((await readSleeves()).projects?.[0]?.title).toBe("Mine");
		expect((await post(room, { act: "retire bird-and-floral", seen: "" })).status).toBe(409);
	});

	it("orders and retires projects, those that came with the site too", async () => {
		await makeWhole();
		await makeWhole();
		const [first, second] = (await readSleeves()).projects ?? [];
		const press = async (act: string) => post(room, { act, seen: await seen("sleeves") });
		await press(`down ${first?.id}`);
		expect((await readSleeves()).projects?.map(({ id }) => id)).toEqual([second?.id, first?.id]);
		await press(`retire ${first?.id}`);
		await press("retire bird-and-floral");
		await publish();
		const address = `/sleeves-largescale/${first?.id}-koi-waves`;
		const picture = addressPiece("bird-and-floral", birds);
		for (const path of [address, "/bird-and-floral", picture]) {
			expect((await site.call(path)).status, path).toBe(404);
			expect((await site.call("/sitemap.xml")).text).not.toContain(`${path}</loc>`);
		}
		expect((await site.call("/sleeves-largescale")).text).not.toContain('"/bird-and-floral"');
		await press(`return ${first?.id}`);
		await press("return bird-and-floral");
		await publish();
		for (const path of [address, "/bird-and-floral", picture]) {
			expect((await site.call(path)).status, path).toBe(200);
		}
	});

	it("deletes a project that no visitor sees, but no photo that another one shows", async () => {
		const first = await makeWhole();
		const second = await makeWhole();
		const form = readPageForm((await get(first)).text, 'name="_seen"');
		await save(second, { "projects.0.size": "Half sleeve" });
		form.set("_act", "delete");
		expect((await post(first, form)).status).toBe(409);
		const deleted = await save(first, { _act: "delete" });
		expect([deleted.status, deleted.headers.location]).toEqual([303, `${room}?deleted`]);
		expect((await get(first)).status).toBe(404);
		const again = await post(first, form);
		expect([again.status, again.headers.location]).toEqual([303, `${room}?deleted`]);
		expect((await get(`/admin/photos/${photo}`)).status).toBe(200);
		await publish();
		expect(readWords((await get(second)).text)).not.toContain("Delete This Project");
		expect((await save(second, { _act: "delete" })).status).toBe(409);
		expect((await site.content.read("sleeves")).body.projects).toHaveLength(1);
		const third = await make();
		await save(third, { _act: "delete" });
		expect(await findDraft(site.database.db, "sleeves")).toBeUndefined();
	});

	it("features pieces and projects, in an order, and takes Coming Soon off", async () => {
		const page = "/artwork/featured";
		const before = (await site.call(page)).text;
		expect(readWords(before)).toContain("Coming Soon");
		await makeWhole();
		const [project] = (await readSleeves()).projects ?? [];
		const featured = `${room}/featured`;
		await pick(featured, "tattoos", `tattoos/${koi.id}`);
		await pick(featured, "sleeves", `projects/${project?.id}`, "bats-and-pumpkin");
		await post(featured, { act: "up bats-and-pumpkin", seen: await seen("featured") });
		const shown = [`tattoos/${koi.id}`, "bats-and-pumpkin", `projects/${project?.id}`];
		expect((await readFeatured()).shown).toEqual(shown);
		expect((await site.call(page)).text).toBe(before);
		await publish();
		const { text } = await site.call(page);
		const words = readWords(text);
		expect(words).not.toContain("Coming Soon");
		const { title } = documents["bats-and-pumpkin"];
		expect(words).toMatch(new RegExp(`${koi.title}.*${title}.*Koi & Waves 2 pictures`));
		expect(words).toContain("Browse All Categories");
		expect(text).toContain("/pictures/share/featured.");
		expect(text).toContain('"@type":"ItemList"');
		await post(room, { act: `retire ${project?.id}`, seen: await seen("sleeves") });
		expect(readWords((await get(room)).text)).toContain(
			"With your drafts, the page shows 2 pieces and projects.",
		);
		const arranged = readWords((await get(featured)).text);
		expect(arranged).toContain("Koi & Waves (not shown)");
		for (const name of shown) {
			await post(featured, { act: `retire ${name}`, seen: await seen("featured") });
		}
		await publish();
		expect((await site.call(page)).text).toBe(before);
	});

	it("says that a project, or what was chosen for it, is gone", async () => {
		const path = await make();
		const chosen = await pick(path, "tattoos", `tattoos/${koi.id}`, "tattoos/99999");
		expect(chosen.status).toBe(410);
		expect(readWords(chosen.text)).toContain("Something you chose is no longer here.");
		await post(path, { _act: "delete", _seen: await seen("sleeves") });
		const late = await post(path, { _act: "save", "projects.0.title": "Typed meanwhile" });
		expect(late.status).toBe(410);
		expect(readWords(late.text)).toContain("The project was deleted in another tab");
	});

	it("shows paintings once there is one", async () => {
		const page = "/artwork/paintings";
		expect((await site.call(page)).text).toContain("Coming Soon");
		await addPainting();
		await publish();
		const { text } = await site.call(page);
		expect(text).not.toContain("Coming Soon");
		const address = "/artwork/paintings/1-aspens-in-october";
		expect(text).toContain(`href="${address}"`);
		expect((await site.call(`${page}?filter=landscapes`)).text).toContain(`href="${address}"`);
		expect((await site.call(`${page}?filter=portraits`)).text).not.toContain(`href="${address}"`);
		expect(readWords((await site.call(address)).text)).toContain("Aspens in October");
		expect((await site.call("/sitemap.xml")).text).toContain(`${address}</loc>`);
		expect(readWords((await get(room)).text)).toContain("The page shows 1 painting.");
	});

	it("opens a draft of paintings that is older than their pieces", async () => {
		const { pieces: _, ...body } = documents.paintings;
		await saveDraft(site.database.db, { key: "paintings", body, basedOn: 0, seen: null });
		for (const path of [
			"/admin/photos/pieces/paintings",
			`/admin/photos/${photo}?list=paintings`,
		]) {
			expect((await get(path)).status).toBe(200);
		}
	});

	it("knows no other change", async () => {
		for (const act of [
			"",
			"retire",
			"retire 999",
			"up bird-and-floral",
			"return bats-and-pumpkin",
		]) {
			expect((await post(room, { act, seen: "" })).status, act).toBe(409);
		}
		expect((await post(`${room}/featured`, { act: "retire tattoos/1", seen: "" })).status).toBe(
			409,
		);
		for (const path of [`${room}/999`, `${room}/999/pictures`]) {
			expect((await get(path)).status).toBe(404);
		}
	});
});
