import type { Route } from "playwright-core";
import { afterEach, beforeEach, test } from "vitest";
import { findDraft, publishDrafts, saveDraft } from "../../app/publishing/drafts.server.ts";
import { signIn } from "../artist.ts";
import { forgetChanges } from "../desk.ts";
import { documents } from "../documents.ts";
import { expectAccessible } from "./accessible.ts";
import { whenIdle } from "./artist.ts";
import { holdBack, phone, prepareStories, type Visitor, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { visitDesk } from "./visit-desk.ts";

const stories = prepareStories();

let artist: Visitor;

beforeEach(async () => {
	await forgetChanges(stories.site);
	artist = await visitDesk(stories, await signIn(stories.site), "/admin/site");
});
afterEach(async () => {
	await artist.leave();
	expect(artist.complaints).toEqual([]);
});

test("the artist changes the site on a phone, publishes it and goes back", async () => {
	const { site } = stories;
	const [piece, other] = documents.drawings.pieces;
	if (!piece || !other) throw new Error("There are too few drawings");
	const { page } = artist;
	await page.getByRole("link", { name: "Drawings", exact: true }).click();
	await whenReady(page);

	const save = page.getByRole("button", { name: "Save Draft" }).last();
	await page.locator("summary", { hasText: piece.title }).first().click();
	await page
		.getByRole("textbox", { name: "Title" })
		.locator("visible=true")
		.last()
		.fill("A title of today");
	await page.getByRole("button", { name: `Move ${piece.title} down` }).click();
	const opened = page.locator("summary", { hasText: "A title of today" });
	await expect(opened).toBeFocused();
	await page.getByRole("textbox", { name: "Title" }).locator("visible=true").last().fill("");
	await save.click();
	await expect(page.getByText("One field has to change")).toBeVisible();
	await expect(page.getByText("Write something here.")).toBeVisible();
	await page
		.getByRole("textbox", { name: "Title" })
		.locator("visible=true")
		.last()
		.fill("A title of today");
	await save.click();
	await expect(page.getByText("One field has to change")).toBeHidden();
	const summary = page.locator("summary", { hasText: other.title });
	await summary.click();
	const details = page.locator("details").filter({ has: summary }).last();
	await details.getByRole("textbox", { name: "Title" }).first().fill("Another of today");
	await save.click();
	await expect(page.locator("summary", { hasText: "Another of today" })).toBeVisible();
	await expect(page.getByText(/^Saved \d/)).toBeInViewport();

	const draft = await findDraft(site.database.db, "drawings");
	if (!draft) throw new Error("There is no draft");
	await saveDraft(site.database.db, { ...draft, seen: draft.version });
	const changed = page.locator("summary", { hasText: "Another of today" });
	await page
		.locator("details")
		.filter({ has: changed })
		.last()
		.getByRole("textbox", { name: "Title" })
		.first()
		.fill("Another of today, from here");
	await save.click();
	await expect(page.getByText("Changed in another tab or on another device")).toBeInViewport();
	await expect(page.getByText("Not saved", { exact: true })).toBeInViewport();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save Mine" }).click();
	await expect(page.getByText("Changed in another tab")).toBeHidden();

	await page.getByRole("link", { name: "Review Changes" }).click();
	await expect(page.getByText("A title of today").first()).toBeVisible();
	await page.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByText("Visitors see it now.", { exact: false })).toBeVisible();
	await expectAccessible(page);

	const readWall = async () => (await site.call("/artwork/drawings")).text;
	for (const title of ["A title of today", "Another of today"])
		expect(await readWall()).toContain(title);
	await page.goto(`${site.address}/admin/site/drawings/history`);
	await whenReady(page);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("button", { name: "Publish This One Again" }).first()).toBeVisible();
	expect(await readWall()).not.toContain("of today");
}, 180_000);

test("words typed while a draft is saved stay and are saved next; a list that changes waits", async () => {
	const { site } = stories;
	const { page } = artist;
	await page.goto(`${site.address}/admin/site/about?at=lead`);
	await whenReady(page);
	const lead = page.getByRole("textbox", { name: "Lead" });
	const save = page.getByRole("button", { name: "Save Draft" }).last();
	const readLead = async () =>
		((await findDraft(site.database.db, "about"))?.body as typeof documents.about)?.lead;
	await lead.fill("First words");
	const release = await holdBack(page, "**/admin/site/about.data*");
	await save.click();
	await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
	await lead.fill("First words, and more");
	await lead.press("Home");
	release();
	await expect(page.getByText(/^Saved \d/)).toBeVisible();
	expect(await readLead()).toBe("First words");
	await expect(lead).toBeFocused();
	await page.keyboard.type("My ");
	await expect(lead).toHaveValue("My First words, and more");
	await page.getByRole("link", { name: "Site", exact: true }).last().click();
	await page.getByRole("button", { name: "Stay" }).click();
	await save.click();
	await expect.poll(readLead).toBe("My First words, and more");
	await expect(page.getByRole("button", { name: "Saving..." })).toBeHidden();

	await page.locator("summary", { hasText: "Philosophy" }).click();
	const releaseList = await holdBack(page, "**/admin/site/about.data*");
	await page
		.getByRole("button", { name: /^Move .* down/ })
		.locator("visible=true")
		.first()
		.click();
	await expect(page.locator("[aria-busy=true][inert]")).toHaveCount(1);
	await expect(page.locator("body")).toBeFocused();
	await page.keyboard.type("u");
	releaseList();
	await expect(page.locator("[aria-busy=true][inert]")).toHaveCount(0);
	await page.getByRole("link", { name: "Review Changes" }).click();
	await expect(page.getByRole("button", { name: "Publish" })).toBeVisible();
});

test("a tap on words without an editor leads to the field where they are written", async () => {
	const { site } = stories;
	const { page } = artist;
	const { lead } = documents.about;
	await page.getByRole("button", { name: "Edit on the Pages" }).click();
	await page.goto(`${site.address}/about`);
	const bar = page.getByRole("form", { name: "Your drafts" });
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText(lead)).toBeVisible();
	await expect(bar).toBeHidden();
	await page.emulateMedia({ media: null });
	await bar.getByRole("link", { name: "Edit in Place" }).click();
	await expect(bar.getByRole("button", { name: "Done" })).toBeFocused();
	await expect(bar).toContainText("Tap the words you want to change.");
	await page.getByText(lead).click();
	const field = page.getByRole("textbox", { name: "Lead" });
	await expect(field).toBeFocused();
	await expect(field).toHaveValue(lead);

	// Of one page: the footer of a longer list moves while it loads.
	await page.goto(`${site.address}/artwork/drawings`);
	await bar.getByRole("link", { name: "Edit in Place" }).click();
	await expect(bar).toContainText("0 unsaved edits");
	await page.getByRole("contentinfo").getByRole("link", { name: "Call" }).click();
	await expect(page.getByRole("textbox", { name: "Phone" })).toBeFocused();
	await expect(page.getByRole("main")).toHaveCSS("margin-top", "0px");

	const [article] = documents.articles.articles;
	await page.goto(`${site.address}${article?.url}`);
	await bar.getByRole("link", { name: "Edit in Place" }).click();
	await page.getByRole("contentinfo").getByRole("link", { name: "Email" }).click();
	await expect(page.getByRole("textbox", { name: "Email", exact: true })).toBeFocused();
	await page.goto(`${site.address}/aftercare`);
	await bar.getByRole("link", { name: "Edit in Place" }).click();
	await page.getByRole("heading", { level: 1 }).click();
	await expect(page).toHaveURL(`${site.address}/admin/site/aftercare`);

	await page.goto(`${site.address}/bird-and-floral`);
	const closed = page.getByRole("button", { name: "Edit project description:" });
	await closed.click();
	const description = page.getByRole("textbox", { name: "Project description" });
	await description.click();
	await description.fill("");
	await page.keyboard.press("Control+Enter");
	await expect(
		page.getByText("The project description cannot be empty. The old one stays."),
	).toBeVisible();
	await expect(closed).toHaveText(documents["bird-and-floral"].projectDescription);

	const kept = JSON.stringify([{ id: 1, title: "Of developer mode", image: "/placeholder.svg" }]);
	await page.evaluate((text) => localStorage.setItem("portfolio_categories", text), kept);
	await page.goto(`${site.address}/artwork`);
	await page
		.getByRole("button", { name: /^Edit description:/ })
		.first()
		.click();
	await page.getByRole("textbox", { name: "Description" }).fill("");
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("The description cannot be empty. The old one stays.")).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("portfolio_categories"))).toBe(kept);
});

test("the artist edits a title on the real page, loses it to nothing, and finds it among the drafts", async () => {
	const { site } = stories;
	const [piece] = documents.tattoos.pieces;
	if (!piece) throw new Error("There is no tattoo");
	const { page, context } = artist;
	await page.getByRole("button", { name: "Edit on the Pages" }).click();
	await page.goto(`${site.address}/artwork/tattoos`);
	await page.getByRole("link", { name: "Edit in Place" }).click();
	const bar = page.getByRole("form", { name: "Your drafts" });
	const save = bar.getByRole("button", { name: "Save to Drafts" });
	const title = page.getByRole("button", { name: "Edit title: Edited on the page", exact: true });
	await expect(save).toHaveAttribute("aria-disabled", "true");
	await save.click({ force: true });
	await page.getByRole("button", { name: `Edit title: ${piece.title}`, exact: true }).click();
	await expectAccessible(page);
	await page.getByRole("textbox", { name: /^Title/ }).fill("Edited on the page");
	await page.keyboard.press("Enter");
	await expect(bar.getByRole("status")).toHaveText("1 unsaved edit");
	// There was nothing to save.
	await expect(page.getByText("Saved to your drafts")).toHaveCount(0);
	await expect(
		page.getByText(/Dev(eloper)? Mode|this browser|saved locally|Pending|^ID /i),
	).toHaveCount(0);
	const handle = await page
		.getByRole("button", { name: /^Move / })
		.first()
		.boundingBox();
	expect(handle?.x).toBeGreaterThan(phone.width / 2);
	await page.reload();
	await expect(title).toBeVisible();
	expect(await page.evaluate(listLoaded)).not.toContainEqual(expect.stringContaining("/desk"));

	const sent: string[] = [];
	page.on("request", (request) => void sent.push(request.url()));
	await title.click();
	await page.getByRole("textbox", { name: /^Title/ }).fill("");
	await save.click();
	await expect(page.getByText("The title cannot be empty. The old one stays.")).toBeVisible();
	await whenIdle(page);
	expect(sent.filter((url) => url.endsWith("/admin/site/edits"))).toEqual([]);

	const cookies = await context.cookies();
	await context.clearCookies();
	await save.click();
	await expect(page.getByText("You Were Signed Out")).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("devMode"))).not.toBe("true");
	await page.getByRole("link", { name: "Sign In" }).click();
	await page.waitForURL(/sign-in/);
	// As developer mode leaves it that was on before.
	await page.evaluate(() => localStorage.setItem("devMode", "true"));
	await context.addCookies(cookies);
	await page.reload();
	await page.waitForURL("**/artwork/tattoos");
	await whenReady(page);
	await expect(bar.getByRole("button", { name: "Done" })).toBeVisible();

	await context.clearCookies();
	await page.reload();
	await expect(page.getByText("You Were Signed Out")).toBeVisible();
	await expect(page.getByRole("button", { name: /^Edit title/ })).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.getItem("devMode"))).not.toBe("true");
	await context.addCookies(cookies);
	await page.reload();
	await expect(bar.getByRole("status")).toHaveText("Tattoos: 1 unsaved edit");
	await bar.getByRole("button", { name: "Discard" }).click();
	await expect(bar.getByRole("link", { name: "Edit in Place" })).toBeFocused();
	await page.getByRole("button", { name: "Undo" }).click();

	await page.goto(`${site.address}/admin`);
	await whenReady(page);
	await page.getByRole("button", { name: "Sign Out" }).click();
	const leaving = page.getByRole("dialog", { name: "Sign out without saving?" });
	await expect(leaving).toContainText("Tattoos");
	await expectAccessible(page);
	await leaving.getByRole("link", { name: "Open the site" }).click();
	await page.goto(`${site.address}/admin/site/review`);
	const main = page.getByRole("main");
	await expect(main).toContainText("not in your drafts yet: Tattoos");
	await expect(main).not.toContainText("There are no drafts");
	await expectAccessible(page);
	await main.getByRole("button", { name: "Open the Site" }).click();
	await expect(bar.getByRole("status")).toHaveText("Tattoos: 1 unsaved edit");
	await page.goto(`${site.address}/artwork/tattoos`);
	await whenReady(page);
	await page.getByRole("link", { name: "Edit in Place" }).click();
	await expect(title).toBeVisible();

	// Another device changes the same title.
	const { pieces } = documents.tattoos;
	await saveDraft(site.database.db, {
		key: "tattoos",
		body: {
			...documents.tattoos,
			pieces: pieces.map((one) => (one === piece ? { ...one, title: "Of a desk" } : one)),
		},
		basedOn: 0,
		seen: null,
	});
	await page.route("**/conflict-dialog*.js", (route) => route.abort());
	await save.click();
	await expect(page.getByText("Not Saved", { exact: true })).toBeVisible();
	await expect(title).toBeVisible();
	await page.unroute("**/conflict-dialog*.js");
	await page.getByRole("button", { name: "Try Again" }).click();
	const dialog = page.getByRole("dialog", { name: "A Draft Says Something Different" });
	await expect(dialog.getByRole("deletion")).toHaveText("Of a desk");
	await expect(dialog.getByRole("insertion")).toHaveText("Edited on the page");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Use These Edits" }).click();
	await expect(page.getByText("Saved to your drafts")).toBeVisible();
	await expect(title).toBeVisible();
	await expect(save).toHaveAttribute("aria-disabled", "true");
	expect((await site.call("/artwork/tattoos")).text).not.toContain("Edited on the page");

	await title.click();
	await page.getByRole("textbox", { name: /^Title/ }).fill("Edited once more");
	await bar.getByRole("button", { name: "Done" }).click();
	await expect(bar.getByRole("link", { name: "Edit in Place" })).toBeVisible();
	await expect(page.getByText("Saved to your drafts")).toBeVisible();
	await bar.getByRole("link", { name: "All Words" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tattoos");
	await expect(page.locator("summary", { hasText: "Edited once more" })).toBeVisible();

	await page.goto(`${site.address}/artwork/tattoos`);
	await whenReady(page);
	await page.getByRole("link", { name: "Edit in Place" }).press("Enter");
	await expect(bar.getByRole("button", { name: "Done" })).toBeFocused();
	await page.getByRole("button", { name: "Edit title: Edited once more", exact: true }).click();
	await page.getByRole("textbox", { name: /^Title/ }).fill("Saved by keyboard");
	await page.keyboard.press("Enter");
	await save.press("Enter");
	await expect(page.getByText("Saved to your drafts")).toBeVisible();
	await expect(bar.getByRole("button", { name: "Done" })).toBeFocused();
	await bar.getByRole("button", { name: "Done" }).press("Enter");
	await expect(bar.getByRole("link", { name: "Edit in Place" })).toBeFocused();
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Edit title: Saved by keyboard", exact: true }).click();
	await page.getByRole("textbox", { name: /^Title/ }).fill("Never saved");
	await page.keyboard.press("Enter");
	await page.goto(`${site.address}/admin`);
	await whenReady(page);
	await page.getByRole("button", { name: "Sign Out" }).click();
	await context.setOffline(true);
	await page.getByRole("button", { name: "Remove Them and Sign Out" }).click();
	await expect(page.getByText("Signing out needs a connection.")).toBeVisible();
	expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain("Never saved");
	await context.setOffline(false);
	await page.getByRole("button", { name: "Retry" }).click();
	await page.waitForURL(/sign-in/);
	expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{"devMode":"false"}');
});

test("what one tab saves, another shows, and a wall shows what was drafted since it was last opened", async () => {
	const { site } = stories;
	const { page, context } = artist;
	const [piece, other] = documents.tattoos.pieces;
	if (!piece || !other) throw new Error("There are no tattoos");
	await page.goto(`${site.address}/artwork/tattoos?dev`);
	await whenReady(page);
	const edit = (title: string) => ({ name: `Edit title: ${title}`, exact: true });
	await page.getByRole("button", edit(piece.title)).click();
	const second = await context.newPage();
	await second.goto(`${site.address}/artwork/tattoos`);
	await whenReady(second);
	const inSecond = second.getByRole("button", edit("Edited in the first tab"));
	const sayUnsaved = second.getByRole("form", { name: "Your drafts" }).getByRole("status");
	await page.getByRole("textbox", { name: /^Title/ }).fill("Edited in the first tab");
	await page.keyboard.press("Enter");
	await expect(sayUnsaved).toHaveText("1 unsaved edit");
	await expect(inSecond).toBeVisible();

	const release = await holdBack(page, "**/admin/site/edits");
	await page.getByRole("button", { name: "Save to Drafts" }).click();
	const discard = page.getByRole("button", { name: "Discard" });
	await expect(discard).toHaveAttribute("aria-disabled", "true");
	await discard.click({ force: true });
	await expect(page.getByText("Edits Discarded")).toHaveCount(0);
	release();
	await expect(page.getByText("Saved to your drafts")).toBeVisible();
	await expect(sayUnsaved).toHaveText("0 unsaved edits");
	await expect(inSecond).toBeVisible();
	await second.close();

	const draft = await findDraft(site.database.db, "tattoos");
	if (!draft) throw new Error("There is no draft");
	const { pieces } = draft.body as typeof documents.tattoos;
	const changed = pieces.map((one) => (one.id === other.id ? { ...one, title: "Of a desk" } : one));
	const body = { ...documents.tattoos, pieces: changed };
	await saveDraft(site.database.db, { ...draft, body, seen: draft.version });
	await page.getByRole("button", { name: "Menu" }).click();
	const navigation = page.getByRole("navigation", { name: "Main" });
	await navigation.getByRole("link", { name: "About" }).click();
	await expect(page).toHaveURL(/about$/);
	await page.goBack();
	await expect(page.getByRole("button", edit("Of a desk"))).toBeVisible();
});

function listLoaded(): string[] {
	return performance.getEntriesByType("resource").map(({ name }) => name);
}

test("a tab that was open before a publication tells the new phone number on the next page", async () => {
	const { site, browser } = stories;
	const { page, complaints, leave } = await visit(browser, site.address);
	await whenReady(page);
	const studio = { ...documents.studio, phone: "+13035550177", name: "Another Studio" };
	const draft = { key: "studio" as const, body: studio, basedOn: 0, seen: null };
	await saveDraft(site.database.db, draft);
	const { version = "" } = (await findDraft(site.database.db, "studio")) ?? {};
	expect(await publishDrafts(site.database.db, [{ key: "studio", version }])).toEqual({});
	await site.content.refresh();
	const footer = page.getByRole("contentinfo");
	await footer.getByRole("link", { name: "Drawing and Deposit Policy" }).click();
	await expect(page).toHaveURL(/policy$/);
	const call = footer.getByRole("link", { name: "Call (303) 555-0177" });
	await expect(call).toBeVisible();
	await expect(page).toHaveTitle(/Another Studio/);
	await expect(page.getByText("(970) 555-0142")).toHaveCount(0);
	const loaded = page.waitForResponse(/\/_?root\.data|\/_\.data/);
	const again: string[] = [];
	page.on("request", (request) => void again.push(request.url()));
	await page.goBack();
	await loaded;
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(call).toBeVisible();
	expect(again.filter((url) => url.includes("/api/frame"))).toEqual([]);
	expect(complaints).toEqual([]);
	await leave();
});

test("a tab tells the drafts of another device once the artist signs in, and none after signing out", async () => {
	const { db } = stories.site.database;
	const { page, context } = artist;
	const cookies = await context.cookies(stories.site.address.replace("http:", "https:"));
	await context.clearCookies();
	await page.goto(stories.site.address);
	await whenReady(page);
	const open = async (name: string) => {
		await page.getByRole("button", { name: "Menu" }).click();
		const main = page.getByRole("navigation", { name: "Main", includeHidden: true });
		const link = main.getByRole("link", { name, includeHidden: true });
		await link.click();
		// A menu that is opened before closes with the page.
		await expect(link).toHaveAttribute("aria-current", "page");
	};
	const call = (number: string) =>
		page.getByRole("contentinfo").getByRole("link", { name: `Call (303) 555-${number}` });
	const bar = page.getByRole("form", { name: "Your drafts" });
	const draft = async (number: string) => {
		const body = { ...documents.studio, phone: `+1303555${number}` };
		const { version: seen = null } = (await findDraft(db, "studio")) ?? {};
		await saveDraft(db, { key: "studio", body, basedOn: 0, seen });
	};
	await draft("0188");
	await context.addCookies(cookies);
	await open("About");
	await expect(call("0188")).toBeVisible();
	await expect(bar).toBeVisible();

	const held = Promise.withResolvers<void>();
	const holdOne = async (route: Route) => {
		const response = await route.fetch();
		await held.promise;
		await route.fulfill({ response });
	};
	await page.route(/frame\?/, holdOne, { times: 1 });
	await draft("0191");
	const asked = page.waitForRequest(/frame\?/);
	await open("Blog");
	await asked;
	await draft("0192");
	await open("Contact");
	await expect(call("0192")).toBeVisible();
	// It comes too late.
	const late = page.waitForResponse(/frame\?/);
	held.resolve();
	await (await late).finished();
	// By then the tab has read it.
	await page.evaluate(() => new Promise((done) => setTimeout(done)));
	await expect(call("0192")).toBeVisible();
	await context.clearCookies();
	await open("About");
	await expect(page).toHaveURL(/about$/);
	await expect(bar).toBeHidden();
	await expect(page.getByRole("contentinfo")).not.toContainText("(303) 555");
});
