import type { BrowserContext, Page } from "playwright-core";
import { test } from "vitest";
import { findDraft, saveDraft } from "../../app/publishing/drafts.server.ts";
import { sha256 } from "../../app/server/sha256.server.ts";
import { makeSetupToken } from "../../app/sign-in/setup-links.server.ts";
import { account, openBrowser, signIn } from "../artist.ts";
import { documents } from "../documents.ts";
import { openForOneTest, type TestSite } from "../site.ts";
import { expectAccessible } from "./accessible.ts";
import { prepareBrowser, type Visitor, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { signInAgain } from "./sign-in-again.ts";

// Of each try its own: the site has to be new.
const openSite = openForOneTest();
const stories = prepareBrowser({});

/** Passkeys need a name. */
const findOrigin = ({ address }: TestSite) => address.replace("127.0.0.1", "localhost");

function expectNoFaults({ complaints, strangers }: Visitor): void {
	expect(complaints.splice(0)).toEqual([]);
	expect(strangers.splice(0)).toEqual([]);
}

test("a new artist comes from the one-time link to the desk, adds a passkey, signs in by it while strangers use up all guesses, and changes the account in place", async () => {
	const site = await openSite();
	const origin = findOrigin(site);
	const token = await makeSetupToken(site.database.db);
	const visitor = await visit(stories.browser, `${origin}/sign-in/first/${token}`);
	const { page } = visitor;
	await addAuthenticator(visitor.context, page);
	const steps = [
		makeAccount,
		takeOfferInField,
		signInByPasskey,
		signInBesideGuesses,
		changeAccount,
	];
	for (const step of steps) {
		await step(page, origin, site);
		expectNoFaults(visitor);
	}
	await visitor.leave();
});

async function makeAccount(page: Page, origin: string): Promise<void> {
	await whenReady(page);
	await page.getByLabel("Your name").fill(account.name);
	await page.getByLabel("Email address").fill(account.email);
	await page.getByLabel("Password").fill("testartist12");
	await page.getByRole("button", { name: "Save and Sign In" }).click();
	await expect(page.getByText("It contains your name")).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel("Password").fill(account.password);
	await page.getByRole("button", { name: "Save and Sign In" }).click();

	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your desk is open");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Add a Passkey" }).click();
	await page.waitForURL(`${origin}/admin/first-steps`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("First Steps");
}

/** The browser offers the passkey in the address field. */
async function takeOfferInField(page: Page, origin: string): Promise<void> {
	await page.context().clearCookies();
	await page.goto(`${origin}/admin/account`);
	await page.waitForURL(`${origin}/admin/account`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account");
}

/** After signing out; the answer counts once. */
async function signInByPasskey(page: Page, origin: string): Promise<void> {
	await offerNoneInFields(page);
	await page.getByRole("button", { name: "Sign Out", exact: true }).first().click();
	await page.waitForURL(`${origin}/sign-in`);
	await page.goto(`${origin}/admin/account`);
	await whenReady(page);
	const posted = page.waitForRequest((request) => request.method() === "POST");
	await page.getByRole("button", { name: "Use a Passkey" }).click();
	await page.waitForURL(`${origin}/admin/account`);
	await expect(page.getByText("Added just now, last used just now")).toBeVisible();
	await whenReady(page);
	await expectAccessible(page);

	const request = await posted;
	const again = await fetch(request.url(), {
		method: "POST",
		headers: { "Content-Type": "application/json", Origin: origin },
		body: request.postData(),
	});
	expect(again.status, "used once").toBe(422);
}

async function signInBesideGuesses(page: Page, origin: string, site: TestSite): Promise<void> {
	const began_at = new Date().toISOString();
	const counts = ["site", sha256("127.0.0.1")].map((source) => ({
		source,
		count: 1_000,
		began_at,
	}));
	await site.database.db.insertInto("password_guesses").values(counts).execute();
	expect((await openBrowser(site).post("/sign-in", account)).status).toBe(429);
	await page.context().clearCookies();
	await page.goto(`${origin}/sign-in?back=/admin/account`);
	await whenReady(page);
	await page.getByLabel("Email address").fill(account.email);
	await page.getByLabel("Password").fill(account.password);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByText("If you have a passkey, it works at any time.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Use a Passkey" }).click();
	await page.waitForURL(`${origin}/admin/account`);
	await site.database.db.deleteFrom("password_guesses").execute();
}

async function changeAccount(page: Page): Promise<void> {
	await whenReady(page);
	await page.getByText("Change").nth(2).click();
	const row = page.getByRole("group").filter({ hasText: "New password" });
	await row.getByLabel("Current password").fill("not this one");
	await row.getByLabel("New password").fill("four lamps under water");
	for (const field of ["current", "new"]) {
		await row.getByRole("button", { name: `Show ${field} password` }).click();
	}
	await expect(row.getByLabel("New password")).toHaveAttribute("type", "text");
	await row.getByRole("button", { name: "Save Password" }).click();
	await expect(row.getByText("This is not the current password.")).toBeVisible();
	await expect(row.getByLabel("New password")).toHaveAttribute("type", "password");
	await expectAccessible(page);
	await row.getByLabel("Current password").fill(account.password);
	await row.getByRole("button", { name: "Save Password" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
	await expect(row.getByLabel("Current password")).toBeHidden();
	await page.getByText(/^Remove the passkey/).click();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Remove This Passkey" }).click();
	await expect(page.getByText("The passkey is removed.")).toBeVisible();
	await expect(page.getByText("Added just now")).toHaveCount(0);
}

test("what was typed is back after a session has ended under it", async () => {
	const site = await openSite();
	const origin = findOrigin(site);
	const { db } = site.database;
	await signIn(site);
	const visitor = await visit(stories.browser, `${origin}/sign-in?back=/admin/account`);
	const { page } = visitor;
	const enter = async () => {
		await page.getByLabel("Email address").fill(account.email);
		await page.getByLabel("Password").fill(account.password);
		await page.getByRole("button", { name: "Sign In" }).click();
		await page.waitForURL(`${origin}/admin/account`);
	};
	await enter();
	await whenReady(page);
	await page.getByText("Change").first().click();
	await page.getByLabel("Name").fill("Other Name");
	await page.getByText("Change").nth(1).click();
	const email = page.locator("input[type=email]");
	await email.fill("other@example.com");
	await db.deleteFrom("sessions").execute();
	await page.getByRole("button", { name: "Save Name" }).click();
	await signInAgain(page);
	await expect(page.getByLabel("Name")).toHaveValue("Other Name");
	await expect(email).toHaveValue("other@example.com");
	await page.getByRole("button", { name: "Save Name" }).click();
	await expect(page.getByText("Saved")).toBeVisible();
	expectNoFaults(visitor);
	await visitor.leave();
});

test("what was typed before a session ended replaces nothing that another device has saved since", async () => {
	const site = await openSite();
	const origin = findOrigin(site);
	const { db } = site.database;
	await signIn(site);
	const visitor = await visit(stories.browser, `${origin}/sign-in?back=/admin/site/about`);
	const { page } = visitor;
	const enter = async () => {
		await page.getByLabel("Email address").fill(account.email);
		await page.getByLabel("Password").fill(account.password);
		await page.getByRole("button", { name: "Sign In" }).click();
		await page.waitForURL(`${origin}/admin/site/about`);
	};
	await enter();
	await whenReady(page);
	const lead = page.getByRole("textbox", { name: "Lead" });
	await lead.fill("Of the phone");
	const biography = page.locator('[name="biography.0"]');
	await page.locator("summary", { hasText: "Biography" }).first().click();
	await biography.fill("");
	const body = { ...documents.about, lead: "Of the desk", biography: ["Of the desk, too"] };
	await saveDraft(db, { key: "about", body, basedOn: 0, seen: null });
	await db.deleteFrom("sessions").execute();
	const save = page.getByRole("button", { name: "Save Draft" }).last();
	await save.click();
	await signInAgain(page);
	await expect(lead).toHaveValue("Of the phone");
	await expect(biography).toHaveValue("");

	await save.click();
	const conflict = page.getByRole("alert").filter({ hasText: "or on another device" });
	await expect(conflict).toContainText("Of the desk, too");
	expect((await findDraft(db, "about"))?.body).toEqual(body);
	await conflict.getByRole("button", { name: "Save Mine" }).click();
	await expect(page.getByText(/^Saved \d/)).toBeVisible();
	await lead.fill("Of the phone again");
	await save.click();
	await expect
		.poll(async () => (await findDraft(db, "about"))?.body)
		.toMatchObject({ lead: "Of the phone again" });
	await expect(conflict).toBeHidden();
	expectNoFaults(visitor);
	await visitor.leave();
});

/** A phone's own, which confirms by itself. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
	const session = await context.newCDPSession(page);
	await session.send("WebAuthn.enable");
	await session.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
}

/** Otherwise the authenticator would confirm what the browser offers before the button can be pressed. */
async function offerNoneInFields(page: Page): Promise<void> {
	await page.addInitScript(() => {
		PublicKeyCredential.isConditionalMediationAvailable = async () => false;
	});
}
