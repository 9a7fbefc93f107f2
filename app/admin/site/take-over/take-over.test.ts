import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../../test/artist.ts";
import { forgetChanges, openDesk } from "../../../../test/desk.ts";
import { documents } from "../../../../test/documents.ts";
import { readWithData } from "../../../../test/hydration.ts";
import { readWords } from "../../../../test/markup.ts";
import { engines, openTestSite, type TestSite } from "../../../../test/site.ts";
import { findDraft, saveDraft } from "../../../publishing/drafts.server.ts";
import { setTexts } from "../../../publishing/figures.ts";
import type { Artwork } from "../../../publishing/schemas/portfolio.ts";

const { pieces } = documents.tattoos;
const shown = setTexts(documents.tattoos, documents.studio).pieces;
const withTitle = (list: Artwork[], at: number, title: string) =>
	list.map((piece, index) => (index === at ? { ...piece, title } : piece));
const exportOf = (data: unknown, filename = "tattoos") =>
	JSON.stringify([{ filename, data, timestamp: "2026-05-02T10:00:00.000Z" }]);

describe.each(engines)("taking over edits of developer mode on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
	});
	beforeEach(() => forgetChanges(site));
	afterAll(() => site.close());

	const { post } = openDesk(() => ({ site, artist }));
	const take = (changes: string, winner?: string) =>
		post("/admin/site/take-over", { changes, ...(winner && { winner }) });
	const readTitles = async () => {
		const draft = await findDraft(site.database.db, "tattoos");
		return (draft?.body as typeof documents.tattoos | undefined)?.pieces.map(({ title }) => title);
	};
	const draft = (list: Artwork[]) =>
		saveDraft(site.database.db, {
			key: "tattoos",
			body: { ...documents.tattoos, pieces: list },
			basedOn: 0,
			seen: null,
		});

	it("drafts what was edited, and leads to the review", async () => {
		const edited = withTitle(shown, 0, "Edited in place").toReversed();
		const answer = await take(exportOf(edited));
		expect(answer.status).toBe(200);
		expect(readWords(answer.text)).toContain("Tattoos is a draft now");
		expect(answer.text).toContain('href="/admin/site/review"');
		const found = await findDraft(site.database.db, "tattoos");
		expect(found).toMatchObject({
			basedOn: 0,
			body: {
				...documents.tattoos,
				pieces: withTitle(pieces, 0, "Edited in place").toReversed(),
			},
		});
		// Drafts are nobody's but the artist's.
		expect(await readWithData(site, "/artwork/tattoos")).not.toContain("Edited in place");
	});

	it("takes edits that are older than pieces that came and went", async () => {
		const [first, second, ...others] = withTitle(shown, 0, "Edited in place");
		if (!first || !second) throw new Error("There are no pieces");
		const gone = { ...second, id: 999, title: "Long gone" };
		const answer = await take(exportOf([first, gone, ...others]));
		expect(answer.status).toBe(200);
		expect(readWords(answer.text)).toContain(
			"Left out, because the site no longer has them: Long gone.",
		);
		expect(await readTitles()).toEqual(
			withTitle(pieces, 0, "Edited in place").map(({ title }) => title),
		);
	});

	it("merges into a draft that has changed something else", async () => {
		await draft(withTitle(pieces, 1, "Drafted"));
		await take(exportOf(withTitle(shown, 0, "Edited in place")));
		expect((await readTitles())?.slice(0, 2)).toEqual(["Edited in place", "Drafted"]);
	});

	it.each([
		["edits", "Edited in place"],
		["draft", "Drafted"],
	])("asks where a draft says otherwise, and takes the %s", async (winner, title) => {
		await draft(withTitle(withTitle(pieces, 0, "Drafted"), 1, "Second"));
		const changes = exportOf(withTitle(shown, 0, "Edited in place"));
		const asked = await take(changes);
		expect(asked.status).toBe(409);
		expect(asked.text.replaceAll("<!-- -->", "")).toContain(
			"have changed the same words in Tattoos.",
		);
		// The piece, and both versions of its title.
		expect(readWords(asked.text)).toMatch(/Title.*Drafted.*Edited in place/);
		expect(readWords(asked.text)).not.toContain("Second");
		expect((await readTitles())?.[0]).toBe("Drafted");
		await take(changes, winner);
		expect((await readTitles())?.slice(0, 2)).toEqual([title, "Second"]);
	});

	it("takes the longest text, and leaves out an optional one that was emptied", async () => {
		const project = documents["bird-and-floral"];
		const [first, ...others] = project.images;
		const projectDescription = "W".repeat(1_200);
		const data = {
			...project,
			projectDescription,
			images: [{ ...first, duration: "" }, ...others],
		};
		const changes = exportOf(data, "bird-and-floral");
		expect((await take(changes)).status).toBe(200);
		const found = await findDraft(site.database.db, "bird-and-floral");
		const { duration, ...bare } = { ...first };
		expect(duration).toBeDefined();
		expect(found?.body).toEqual({ ...project, projectDescription, images: [bare, ...others] });
	});

	describe("edits of a page with drafts", () => {
		const send = (change: object, winner?: string, seen?: string) =>
			site.call("/admin/site/edits", {
				method: "POST",
				headers: { ...artist, Accept: "application/json" },
				json: { changes: [{ ...change, timestamp: "2026-05-02T10:00:00.000Z" }], winner, seen },
			});
		const save = (data: Artwork[], base: Artwork[], winner?: string, seen?: string) =>
			send({ filename: "tattoos", data, base }, winner, seen);
		const readSeen = async () => (await findDraft(site.database.db, "tattoos"))?.version;
		const drafted = withTitle(shown, 0, "Drafted");

		it("change the draft that the page showed, whatever is published", async () => {
			await draft(withTitle(pieces, 0, "Drafted"));
			expect((await save(withTitle(drafted, 0, "Edited in place"), drafted)).status).toBe(200);
			const found = await findDraft(site.database.db, "tattoos");
			// Unedited texts keep their placeholders.
			expect(found?.body).toEqual({
				...documents.tattoos,
				pieces: withTitle(pieces, 0, "Edited in place"),
			});
		});

		it("keep what another device has drafted since", async () => {
			await draft(withTitle(withTitle(pieces, 0, "Drafted"), 1, "Of another device"));
			expect((await save(withTitle(drafted, 0, "Edited in place"), drafted)).status).toBe(200);
			expect((await readTitles())?.slice(0, 2)).toEqual(["Edited in place", "Of another device"]);
		});

		it.each([
			["edits", "Edited in place"],
			["draft", "Of another device"],
		])("ask where it changed the same words, and take the %s", async (winner, title) => {
			await draft(withTitle(pieces, 0, "Of another device"));
			const edited = withTitle(drafted, 0, "Edited in place").toReversed();
			const asked = await save(edited, drafted);
			expect([asked.status, asked.json()]).toMatchObject([
				409,
				{
					code: "draft_differs",
					conflict: {
						label: "Tattoos",
						changes: [
							{
								where: ["Edited in place", "Title"],
								parts: [
									{ kind: "old", text: "Of another device" },
									{ kind: "new", text: "Edited in place" },
								],
							},
						],
					},
				},
			]);
			expect((await readTitles())?.[0]).toBe("Of another device");
			const { seen } = (asked.json() as { conflict: { seen: string } }).conflict;
			expect((await save(edited, drafted, winner, seen)).status).toBe(200);
			expect((await readTitles())?.at(-1)).toBe(title);
		});

		it("ask again where the draft has changed since they asked", async () => {
			const edited = withTitle(drafted, 0, "Edited in place");
			await draft(withTitle(pieces, 0, "Of another device"));
			const seen = await readSeen();
			await forgetChanges(site);
			await draft(withTitle(pieces, 0, "Newer"));
			const asked = await save(edited, drafted, "edits", seen);
			expect([asked.status, asked.text]).toMatchObject([409, /Newer/]);
			expect((await readTitles())?.[0]).toBe("Newer");
			expect((await save(edited, drafted, "draft", seen)).status).toBe(200);
			expect((await readTitles())?.[0]).toBe("Newer");
		});

		it("bring a piece back that another device has retired", async () => {
			const [first, ...others] = pieces;
			if (!first) throw new Error("No pieces");
			const body = { ...documents.tattoos, pieces: others, retired: [first] };
			await saveDraft(site.database.db, { key: "tattoos", body, basedOn: 0, seen: null });
			const edited = withTitle(shown, 0, "Edited in place");
			expect((await save(edited, shown)).status).toBe(409);
			expect((await save(edited, shown, "edits", await readSeen())).status).toBe(200);
			const found = await findDraft(site.database.db, "tattoos");
			expect(await readTitles()).toContain("Edited in place");
			expect(found?.body).toMatchObject({ retired: [] });
		});

		it("may be the order of the blog's categories", async () => {
			const order = (data: string[], base: string[], winner?: string) =>
				send({ filename: "blog-categories", data, base }, winner);
			const readOrder = async () =>
				(
					(await findDraft(site.database.db, "articles"))?.body as
						| typeof documents.articles
						| undefined
				)?.categoryOrder;
			const { categoryOrder } = documents.articles;
			const [a = "", b = "", ...rest] = categoryOrder;
			const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");
			// The page does not show the last one.
			const base = categoryOrder.slice(0, -1).map(slug);
			const moved = [base[1] ?? "", base[0] ?? "", ...base.slice(2)];
			expect((await order(moved, base)).status).toBe(200);
			expect(await readOrder()).toEqual([b, a, ...rest]);
			const asked = await order(base.toReversed(), base);
			expect([asked.status, asked.text]).toMatchObject([409, /"changes":\[\{/]);
			expect((await order(base.toReversed(), base, "draft")).status).toBe(200);
			expect(await readOrder()).toEqual([b, a, ...rest]);
			expect((await order(base, moved)).status).toBe(200);
			expect(await readOrder()).toEqual(categoryOrder);
			expect((await order(["no-such-category"], base)).status).toBe(422);
		});

		it("are refused with a sentence where pieces are missing", async () => {
			const answer = await save(shown.slice(1), shown);
			expect(answer.status).toBe(422);
			expect(answer.text).toContain("lacks 1 piece");
			expect(await readTitles()).toBeUndefined();
		});
	});

	it.each([
		["no export", "{}", "This is not a developer mode export."],
		["a document that is not edited in place", exportOf({}, "studio"), "cannot be edited here."],
		[
			"pieces of another site",
			exportOf(shown.slice(0, 1).map((piece) => ({ ...piece, id: 999 }))),
			"has 1 piece that the site no longer has.",
		],
	])("refuses %s with a sentence", async (_, changes, sentence) => {
		const answer = await take(changes);
		expect(answer.status).toBe(422);
		expect(answer.text).toContain(sentence);
		expect(await readTitles()).toBeUndefined();
	});
});
