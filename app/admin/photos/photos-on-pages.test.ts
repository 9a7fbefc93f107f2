import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { forgetChanges, openDesk } from "../../../test/desk.ts";
import { documents } from "../../../test/documents.ts";
import { listLinks, readWords } from "../../../test/markup.ts";
import { readPageForm } from "../../../test/page-form.ts";
import { storePhoto } from "../../../test/photos.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { namePhoto } from "../../photos/photo-name.ts";
import { notePhoto } from "../../photos/photos.server.ts";
import { findDraft, listDrafts } from "../../publishing/drafts.server.ts";
import { listRevisions } from "../../publishing/revisions.server.ts";

const picture = documents.pictures["tattoos/koi"];
if (!picture) throw new Error("There is no picture");
const photo = "0123456789abcdef".repeat(2);
const image = namePhoto(photo);

describe.each(engines)("photos on pages on %s", (engine) => {
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

	const { get, post, publish, force } = openDesk(() => ({ site, artist }));
	const change = async (name: string, fields: Record<string, string>) => {
		const path = `/admin/site/${name}`;
		const form = readPageForm((await get(path)).text, 'name="_seen"');
		for (const [field, value] of Object.entries(fields)) form.set(field, value);
		form.set("_act", "save");
		return post(path, form);
	};
	const describePhoto = (alt: string, was = "") =>
		post(`/admin/photos/${photo}`, { intent: "describe", alt, was });
	const listKeys = async () => (await listDrafts(site.database.db)).map(({ key }) => key);

	it("are offered, drafted with the document, and say their own words", async () => {
		expect((await get("/admin/site/home")).text).toContain(`/pictures/photos/${photo}-480`);
		await describePhoto("My hands and a machine");
		expect(await listKeys()).toEqual([]);
		expect((await change("home", { "plate.image": image })).status).toBe(303);
		await change("about", { "table.image": image });
		await change("portfolio-landing", { "cards.0.image": image });
		expect(await listKeys()).toEqual(["home", "about", "portfolio-landing", "pictures"]);
		expect((await publish()).status).toBe(303);
		for (const path of ["/", "/about", "/artwork"]) {
			expect((await site.call(path)).text, path).toMatch(
				new RegExp(`<img(?=[^>]*/pictures/${image}-)(?=[^>]* alt="My hands and a machine")[^>]*>`),
			);
		}
	});

	it("change their words in a draft once visitors see them", async () => {
		await change("home", { "plate.image": image });
		await publish();
		await describePhoto("My hands");
		expect((await site.call("/")).text).not.toContain("My hands");
		const review = (await get("/admin/site/review")).text;
		expect(readWords(review)).toContain("My hands");
		expect(listLinks(review).join()).toContain(`/admin/photos/${photo}`);
		expect((await describePhoto("Late", "")).status).toBe(409);
		expect((await describePhoto("a".repeat(251), "My hands")).status).toBe(422);
		await publish();
		expect((await site.call("/")).text).toContain('alt="My hands"');
	});

	it("are not published by a name that is none", async () => {
		await change("home", { "plate.image": namePhoto("f".repeat(32)) });
		expect((await get("/admin/site/home")).text).toContain("Choose a picture.");
		const review = (await get("/admin/site/review")).text;
		expect(readWords(review)).toContain("Not ready: one field has to change first.");
		expect(listLinks(review)).toContain(
			"Plate › Hero picture: /admin/site/home?at=plate.image#plate.image",
		);
		const { version = "" } = (await findDraft(site.database.db, "home")) ?? {};
		expect((await force(`home ${version}`)).status).toBe(422);
		expect(await listRevisions(site.database.db, "home")).toEqual([]);
	});
});
