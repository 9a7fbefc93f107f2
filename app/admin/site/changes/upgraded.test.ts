import { expect, it } from "vitest";
import { signIn } from "../../../../test/artist.ts";
import { openChangingContent } from "../../../../test/changing-content.ts";
import { openDesk } from "../../../../test/desk.ts";
import { documents } from "../../../../test/documents.ts";
import { readWords } from "../../../../test/markup.ts";
import { readPageForm } from "../../../../test/page-form.ts";
import { openForOneTest } from "../../../../test/site.ts";
import { saveDraft } from "../../../publishing/drafts.server.ts";
import { findHighestId } from "../../../publishing/highest-id.ts";

const openSite = openForOneTest();

it("shows as removed what an upgrade brought after a draft was begun, before it can be published", async () => {
	const { tattoos } = documents;
	const { content, publish: upgrade } = openChangingContent(documents);
	const site = await openSite("sqlite", {}, content);
	const artist = await signIn(site);
	const { get, post } = openDesk(() => ({ site, artist }));
	const body = { ...tattoos, pageTitle: "Tattoos of today" };
	await saveDraft(site.database.db, { key: "tattoos", body, basedOn: 0, seen: null });
	const open = async () => (await get("/admin/site/review")).text;
	const before = await open();
	expect(readWords(before)).not.toContain("Raven of the upgrade");

	const [piece] = tattoos.pieces;
	if (!piece) throw new Error("There is no tattoo");
	const raven = { ...piece, id: findHighestId(tattoos) + 1, title: "Raven of the upgrade" };
	upgrade({ ...documents, tattoos: { ...tattoos, pieces: [...tattoos.pieces, raven] } });
	const send = (html: string) => post("/admin/site/review", readPageForm(html, 'name="draft"'));
	const refused = await send(before);
	expect(refused.status).toBe(409);
	expect(readWords(refused.text)).toContain("Nothing was published");
	expect(readWords(refused.text)).toContain("Raven of the upgrade Removed");
	expect((await send(refused.text)).status).toBe(303);
});

it("fills in a field that came after a draft was begun, so that it is no change of the artist's", async () => {
	const site = await openSite("sqlite");
	const artist = await signIn(site);
	const { get } = openDesk(() => ({ site, artist }));
	const { heading: _, ...before } = documents.about;
	const body = { ...before, lead: "I draw for skin." };
	await saveDraft(site.database.db, { key: "about", body, basedOn: 0, seen: null });
	const review = readWords((await get("/admin/site/review")).text);
	expect(review).toContain("for skin");
	expect(review).not.toContain("Meet the Man");
	expect((await get("/admin/site/about")).text).toContain('value="Meet the Man"');
});
