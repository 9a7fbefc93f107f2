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
