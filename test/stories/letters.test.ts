import { test } from "vitest";
import { signIn } from "../artist.ts";
import { reply, startMailServer } from "../mail-server.ts";
import { submission } from "../requests.ts";
import { openForOneTest } from "../site.ts";
import { expectAccessible } from "./accessible.ts";
import { prepareStories, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { visitDesk } from "./visit-desk.ts";

const stories = prepareStories();
const openSite = openForOneTest();

test("a letter is read on the desk, sent from the phone's own mail app, and put away", async () => {
	const { site } = stories;
	await site.call("/api/consultations", submission({ design_idea: "A heron" }));
	const artist = await visitDesk(stories, await signIn(site), "/admin/letters");
	const { page, complaints, leave } = artist;
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Letters");
	await whenReady(page);

	const waiting = page.getByRole("region", { name: "Waiting" });
	await waiting.getByText("Test Visitor").click();
	await expect(waiting).toContainText("To visitor@example.com");
	await expect(waiting).toContainText("Design Idea: A heron");
	const mailto = waiting.getByRole("link", { name: "Open in My Mail App" });
	await expect(mailto).toHaveAttribute("href", /^mailto:visitor@example\.com\?subject=Your%20/);
	await expectAccessible(page);

	await waiting.getByRole("button", { name: "Sent by Hand" }).click();
	await expect(page.getByRole("region", { name: "Sent" })).toContainText("Sent just now");
	await expect(waiting).toBeHidden();
	await expectAccessible(page);

	await site.call("/api/consultations", submission({ first_name: "Second" }));
	await expect(waiting).toContainText("Second Visitor");
	await expect(page.getByRole("link", { name: "Letters 1 not sent" })).toBeVisible();
	expect(complaints).toEqual([]);
	await leave();
});

test("a request's page tells what becomes of a letter that was refused", async () => {
	let answer = reply(550, "No such user here");
	let refuses = true;
	const mail = await startMailServer({
		onRcptTo: ({ address }, _session, callback) =>
			callback(refuses && address.startsWith("gone") ? answer : null),
	});
	const site = await openSite("sqlite", { SMTP_URL: mail.url, MAIL_FROM: "studio@example.com" });
	const { browser } = stories;
	const sent = await site.call("/api/consultations", submission({ email: "gone@example.com" }));
	const path = `/admin/requests/${sent.json().id}`;
	const artist = await visitDesk({ site, browser }, await signIn(site), path);
	const { page, complaints, leave } = artist;
	const unsent = page.getByRole("region", { name: "Not sent" });
	await expect(unsent).toContainText("Receipt to gone@example.com");
	await whenReady(page);
	const again = unsent.getByRole("button", { name: "Try Again" });
	const [alert, status] = [page.getByRole("alert"), page.getByRole("status").last()];
	await again.click();
	await expect(alert).toContainText("The receipt was not sent");
	await expectAccessible(page);

	answer = reply(450, "Greylisted");
	await again.click();
	await expect(status).toContainText("The receipt has to wait");
	await expect(status).toContainText("Next try within a minute");
	await expect(alert).toBeEmpty();
	refuses = false;
	await again.click();
	await expect(status).toContainText("The receipt was sent");
	await expect(unsent).toBeHidden();

	refuses = true;
	answer = reply(550, "No such user here");
	await page.goto(`${site.address}${path}/answer`);
	await page.getByLabel("Text *").fill("Which arm?");
	await page.getByRole("button", { name: "Preview Letter" }).click();
	await page.getByRole("button", { name: "Send Letter" }).click();
	await expect(unsent).toContainText("Answer to gone@example.com");
	await expect(alert).toContainText("Your letter was not sent");
	await page.goto(`${site.address}/admin/letters`);
	await whenReady(page);
	await expect(unsent).toContainText("Answer to gone@example.com");
	refuses = false;
	await again.click();
	await expect(status).toContainText("Your letter was sent");
	await expect(unsent).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
	await mail.close();
});
