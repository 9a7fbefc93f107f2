import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgetChanges } from "../../test/desk.ts";
import { documents } from "../../test/documents.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { deleteArticle } from "../admin/articles/save-articles.server.ts";
import { readDraftedPictures } from "../admin/photos/read-pictures.server.ts";
import { openDocument } from "../admin/site/open-document.server.ts";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import { listPhotoUses } from "../photos/photo-uses.server.ts";
import type { DocumentName } from "./documents.ts";
import { layDrafts } from "./draft-view/draft-view.server.ts";
import {
	discardDraft,
	findDraft,
	listDrafts,
	publishDrafts,
	saveDraft,
	saveDrafts,
} from "./drafts.server.ts";
import { addRevisions, listRevisions, readHighestId, readNewest } from "./revisions.server.ts";

const { studio, home } = documents;

describe.each(engines)("publishing on %s", (engine) => {
	let site: TestSite;
	let db: Db;
	beforeAll(async () => {
		site = await openTestSite(engine);
		({ db } = site.database);
	});
	beforeEach(async () => {
		await forgetChanges(site);
	});
	afterAll(() => site.close());

	const publish = (key: DocumentName, body: unknown, basedOn: number) =>
		commit(db, (trx) => addRevisions(trx, [{ key, body: body as typeof studio, basedOn }]));
	const write = async (key: DocumentName, body: unknown, basedOn = 0) => {
		const version = await saveDraft(db, { key, body, basedOn, seen: null });
		return { key, version };
	};
	const readContact = async () => (await site.call("/contact")).text;

	describe("a revision", () => {
		it("has its author, its time and the one that it was based on", async () => {
			await publish("studio", { ...studio, name: "First" }, 0);
			await publish("studio", { ...studio, name: "Second" }, 1);
			const [second, first] = await listRevisions(db, "studio");
			expect(first).toMatchObject({ revision: 1, based_on: 0, author: "artist" });
			expect(second).toMatchObject({ revision: 2, based_on: 1, body: { name: "Second" } });
			expect(Date.parse(second?.published_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
		});

		it("is refused unless it is based on the newest one", async () => {
			await publish("studio", studio, 0);
			await expect(publish("studio", { ...studio, name: "Late" }, 0)).rejects.toThrow("studio");
			await expect(publish("home", home, 7)).rejects.toThrow("home");
			expect(await listRevisions(db, "home")).toEqual([]);
		});

		it("is added once if several are based on the same one", async () => {
			const names = ["A", "B", "C", "D", "E", "F"];
			const added = await Promise.allSettled(
				names.map((name) => publish("studio", { ...studio, name }, 0)),
			);
			expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
			for (const one of added) {
				if (one.status === "rejected") expect(one.reason.name).toBe("DocumentConflict");
			}
			expect(await listRevisions(db, "studio")).toHaveLength(1);
		});
	});

	describe("visitors", () => {
		it("see the newest revisions, and the built-in documents otherwise", async () => {
			await publish("studio", { ...studio, phone: "+19705550177" }, 0);
			await site.content.refresh();
			expect(await readContact()).toContain("970) 555-0177");
			expect((await site.content.read("home")).version).toBe(
				(await site.content.builtIn.read("home")).version,
			);
		});

		it("see the newest revision that fits in place of one that no longer does, which is logged once", async () => {
			const logged = site.logged.length;
			const fitting = { ...studio, name: "Fits", phone: "+19705550177" };
			await publish("studio", { ...studio, name: "Older" }, 0);
			await publish("studio", fitting, 1);
			await publish("studio", { ...studio, name: 7 }, 2);
			await publish("studio", { ...studio, name: 8 }, 3);
			await publish("home", { ...home, lead: "Still here." }, 0);
			await site.content.refresh();
			await site.content.refresh();
			const told = /"revision":4.*no longer fits/;
			expect(site.logged.slice(logged).filter((line) => told.test(line))).toHaveLength(1);
			expect(await readContact()).toContain("970) 555-0177");
			expect((await site.call("/")).text).toContain("Still here.");
			expect(await readNewest(db, "studio")).toMatchObject({
				...{ revision: 4, shown: 2, body: fitting, misfit: { name: 8 } },
			});
		});

		it("see the built-in document if no revision fits", async () => {
			await publish("studio", { ...studio, name: 7 }, 0);
			await site.content.refresh();
			expect(await readContact()).toContain(studio.name);
			expect(await readNewest(db, "studio")).toMatchObject({ revision: 1, shown: 0 });
		});

		it("see each picture that came with the site as its files are now", async () => {
			const { "tattoos/koi": koi, ...older } = documents.pictures;
			const name = "tattoos/bison";
			const other = documents.pictures[name];
			if (!koi || !other) throw new Error("There is no picture");
			const redrawn = { ...older, [name]: { ...other, hash: "00000000" }, "photos/own": koi };
			await publish("pictures", redrawn, 0);
			await site.content.refresh();
			const now = { ...documents.pictures, "photos/own": koi };
			expect((await site.content.read("pictures")).body).toEqual(now);
			const { version } = await write("pictures", redrawn, 1);
			expect((await (await layDrafts(db, site.content)).read("pictures")).body).toEqual(now);
			expect(await readDraftedPictures(site)).toEqual(now);
			expect(await openDocument(site, "pictures")).toMatchObject({
				draft: { version, body: now },
				published: { revision: 1, body: now },
			});
		});

		it("get one whole set, whatever is published while a request reads", async () => {
			const before = site.content.current();
			await publish("studio", { ...studio, name: "Later" }, 0);
			await publish("home", { ...home, lead: "Later" }, 0);
			await site.content.refresh();
			expect((await before.read("studio")).body.name).toBe(studio.name);
			expect((await before.read("home")).body.lead).toBe(home.lead);
			expect((await site.content.current().read("studio")).body.name).toBe("Later");
			expect(before.readVersion()).not.toBe(site.content.readVersion());
		});
	});

	describe("the highest id of a document", () => {
		const withIds = (...ids: number[]) => ({ pieces: ids.map((id) => ({ id })) });
		const set = (columns: { highest_id?: null; body?: string }, revision: number) =>
			db.updateTable("documents").set(columns).where("revision", "=", revision).execute();

		it("stays after its piece is gone, and is found without a look at the history", async () => {
			expect(await readHighestId(db, "tattoos")).toBe(0);
			await publish("tattoos", withIds(7, 900), 0);
			await publish("tattoos", withIds(7), 1);
			expect(await readHighestId(db, "tattoos")).toBe(900);
			expect(await readHighestId(db, "home")).toBe(0);
			await set({ body: "not parsed" }, 1);
			await publish("tattoos", withIds(8), 2);
			expect(await readHighestId(db, "tattoos")).toBe(900);
		});

		it("is found in what earlier versions published", async () => {
			await publish("tattoos", withIds(7, 900), 0);
			await publish("tattoos", withIds(7, 901), 1);
			await publish("tattoos", withIds(7), 2);
			for (const revision of [1, 2, 3]) await set({ highest_id: null }, revision);
			expect(await readHighestId(db, "tattoos")).toBe(901);
			await publish("tattoos", withIds(7), 3);
			await set({ body: "not parsed" }, 1);
			expect(await readHighestId(db, "tattoos")).toBe(901);
		});
	});

	describe("a body that no longer fits its schema", () => {
		const misfit = { articles: [{ title: "Kept" }] };
		const refusal = { status: 409, message: expect.stringContaining("under Site") };

		it("is not replaced by a change of what visitors see", async () => {
			await publish("articles", documents.articles, 0);
			await publish("articles", misfit, 1);
			const [article] = documents.articles.articles;
			if (!article) throw new Error("There are no articles");
			await expect(write("articles", documents.articles, 2)).rejects.toMatchObject(refusal);
			await expect(deleteArticle(site, article.id)).rejects.toMatchObject(refusal);
			expect(await listRevisions(db, "articles")).toHaveLength(2);
			const mended = { body: documents.articles, basedOn: 2, seen: null, mends: true } as const;
			await saveDraft(db, { key: "articles", ...mended });
		});

		it("does not hide which photos visitors see", async () => {
			const id = "4f".repeat(16);
			const plate = { ...home.plate, image: `photos/${id}` };
			await publish("home", { ...home, plate }, 0);
			await publish("home", { ...home, lead: 7 }, 1);
			expect((await listPhotoUses(db)).get(id)).toEqual({
				published: ["home"],
				retired: [],
				drafted: [],
			});
		});
	});

	describe("a draft", () => {
		it("is kept as it was written, and shown to nobody", async () => {
			await write("studio", { ...studio, name: "", phone: "call me" });
			await site.content.refresh();
			expect(await findDraft(db, "studio")).toMatchObject({ basedOn: 0, body: { name: "" } });
			expect(await readContact()).not.toContain("call me");
		});

		it("is never saved over one that was not seen, nor over one that is gone", async () => {
			const { version } = await write("studio", { ...studio, name: "Mine" });
			const save = (seen: string | null) =>
				saveDraft(db, { key: "studio", body: home, basedOn: 0, seen });
			await expect(save(null)).rejects.toThrow("studio");
			await expect(save("another")).rejects.toThrow("studio");
			expect(await findDraft(db, "studio")).toMatchObject({ body: { name: "Mine" } });
			const both = await Promise.allSettled([save(version), save(version)]);
			expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
			const { version: last = "" } = (await findDraft(db, "studio")) ?? {};
			await expect(discardDraft(db, { key: "studio", version })).rejects.toThrow("studio");
			await discardDraft(db, { key: "studio", version: last });
			await expect(save(last)).rejects.toThrow("studio");
			expect(await listDrafts(db)).toEqual([]);
		});
	});

	it("saves several drafts together or not at all", async () => {
		const { version } = await write("studio", studio);
		const both = (seen: string | null) =>
			saveDrafts(db, [
				{ key: "home", body: home, basedOn: 0, seen: null },
				{ key: "studio", body: { ...studio, name: "Second" }, basedOn: 0, seen },
			]);
		await expect(both(null)).rejects.toThrow("studio");
		expect((await listDrafts(db)).map(({ key }) => key)).toEqual(["studio"]);
		await both(version);
		expect(await listDrafts(db)).toHaveLength(2);
	});

	describe("publishing drafts", () => {
		it("makes all of them everybody's at once", async () => {
			const reviewed = [
				await write("studio", { ...studio, name: "New name" }),
				await write("home", { ...home, lead: "A new lead." }),
			];
			expect(await publishDrafts(db, reviewed)).toEqual({});
			await site.content.refresh();
			const { text } = await site.call("/");
			expect(text).toContain("New name");
			expect(text).toContain("A new lead.");
			expect(await listDrafts(db)).toEqual([]);
		});

		const readAll = async () => ({
			drafts: await listDrafts(db),
			revisions: await db.selectFrom("documents").selectAll().execute(),
			acts: await db.selectFrom("audit_trail").selectAll().execute(),
		});

		it("publishes none if one does not fit its schema", async () => {
			const reviewed = [await write("home", home), await write("studio", { ...studio, name: "" })];
			const before = await readAll();
			expect(await publishDrafts(db, reviewed)).toEqual({
				studio: { name: "Write something here." },
			});
			expect(await readAll()).toEqual(before);
		});

		it.each([
			[
				"was saved again",
				(key: DocumentName, seen: string) => saveDraft(db, { key, body: studio, basedOn: 0, seen }),
			],
			["was discarded", (key: DocumentName, version: string) => discardDraft(db, { key, version })],
			["is no longer based on the newest revision", () => publish("studio", studio, 0)],
		])("publishes none if one %s", async (_, meanwhile) => {
			const [first, second] = [await write("home", home), await write("studio", studio)];
			await meanwhile("studio", second.version);
			const before = await readAll();
			await expect(publishDrafts(db, [first, second])).rejects.toThrow("studio");
			expect(await readAll()).toEqual(before);
		});

		it("publishes once if it is asked for twice", async () => {
			const reviewed = [await write("home", home), await write("studio", studio)];
			const both = await Promise.allSettled([
				publishDrafts(db, reviewed),
				publishDrafts(db, reviewed),
			]);
			expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
			expect(await listRevisions(db, "studio")).toHaveLength(1);
		});
	});
});
