import { afterEach, beforeEach, test } from "vitest";
import { makeSetupToken } from "../../app/sign-in/setup-links.server.ts";
import { account } from "../artist.ts";
import { findFreePort } from "../free-port.ts";
import { type MailServer, startMailServer } from "../mail-server.ts";
import { submission } from "../requests.ts";
import { openForOneTest } from "../site.ts";
import { expectAccessible } from "./accessible.ts";
import { prepareBrowser, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

// Of each try its own: the site has to be new.
const openSite = openForOneTest();
let mail: MailServer;
beforeEach(async () => {
	mail = await startMailServer();
});
afterEach(() => mail.close());
const stories = prepareBrowser({});

test("on a phone, a new artist goes from the one-time link to the first answered request, and the client reads it", async () => {
	const { browser } = stories;
	const port = await findFreePort();
	const site = await openSite("sqlite", {
		PORT: String(port),
		PUBLIC_ORIGIN: `http://localhost:${port}`,
		SMTP_URL: mail.url,
		MAIL_FROM: "studio@example.com",
	});
	const origin = site.config.publicOrigin;
	const link = `${origin}/sign-in/first/${await makeSetupToken(site.database.db)}`;
	const artist = await visit(browser, link);
	const { page } = artist;
	await whenReady(page);
	await page.getByLabel("Your name").fill(account.name);
	await page.getByLabel("Email address").fill(account.email);
	const password = page.getByLabel("Password");
	await password.fill(account.password);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(password).toHaveAttribute("type", "text");
	await expect(page.getByRole("button", { name: "Hide password" })).toBeFocused();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save and Sign In" }).click();
	await page.getByRole("link", { name: "Not Now" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("First Steps");
	await page.getByRole("link", { name: "Requests" }).click();
	await expect(page.getByRole("link", { name: "Send yourself one" })).toBeVisible();

	const email = "juniper@example.com";
	const sent = submission({ first_name: "Juniper", email, design_idea: "A heron" });
	await site.call("/api/consultations", sent);
	await page.getByRole("link", { name: "Juniper Visitor" }).click();
	await expect(page.getByText("A heron", { exact: true })).toBeVisible();
	await page.getByRole("link", { name: "Answer", exact: true }).click();
	await page.getByRole("link", { name: "Quote", exact: true }).click();
	await page.getByLabel("Quote", { exact: true }).fill("650");
	await page.getByRole("button", { name: "Preview Letter" }).click();
	await page.getByRole("button", { name: "Send Letter" }).click();
	await expect(page).toHaveURL(/\/admin\/requests\/[^/]+$/);
	await expect(page.getByText("Quoted").first()).toBeVisible();
	await expect(page.getByText("Your letter was sent")).toBeVisible();
	await expectAccessible(page);

	const letters = await mail.receive(3);
	const receipt = letters.find(({ text }) => text?.includes("/request/"));
	const [path = ""] = /\/request\/[\w-]+/.exec(receipt?.text ?? "") ?? [];
	const client = await visit(browser, `${origin}${path}`);
	await expect(client.page.getByRole("heading", { name: "You have my quote" })).toBeVisible();
	await expect(client.page.getByText("My quote is $650", { exact: false })).toBeVisible();
	const answer = letters.find(({ text }) => text?.includes("My quote is $650"));
	expect(answer?.recipients).toEqual([email]);
	for (const { complaints, strangers, leave } of [artist, client]) {
		expect([complaints, strangers]).toEqual([[], []]);
		await leave();
	}
});
