import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { addAppointment } from "../../app/appointments/appointments.server.ts";
import { commit } from "../../app/db/commit.server.ts";
import { addEvent, listEvents } from "../../app/requests/progress/events.server.ts";
import { changeState } from "../change-state.ts";
import { findFreePort } from "../free-port.ts";
import { drawJpeg } from "../media.ts";
import { openRequestPage } from "../request-page.ts";
import { upload } from "../tus.ts";
import { expectAccessible } from "./accessible.ts";
import { prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

/** Letters bring links only where it is known what clients call the site. */
const stories = prepareStories(undefined, async () => {
	const port = await findFreePort();
	return { PORT: String(port), PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
});

test("a client from receipt to erasure on a phone", async () => {
	const { site, browser } = stories;
	const { db } = site.database;
	const photo = await upload(site.address, await drawJpeg(), "heron.jpg");
	const sent = await openRequestPage(site, { design_idea: "A heron", uploads: [photo] });
	const { page, complaints, strangers, leave } = await visit(browser, site.address + sent.path);
	const heading = page.getByRole("heading", { level: 1 });
	const look = async () => {
		await expectAccessible(page);
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(wide).toBeLessThanOrEqual(390);
	};

	await expect(heading).toHaveText("Your Request");
	await expect(page.getByText(/^You’ll have my answer by/)).toBeVisible();
	await expect(page.getByText("A heron", { exact: true })).toBeVisible();
	const picture = page.getByRole("link", { name: "heron.jpg" }).locator("img");
	await picture.scrollIntoViewIfNeeded();
	await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(64);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText("A heron", { exact: true })).toBeVisible();
	for (const name of ["Write to Me", "Changed Your Mind?"]) {
		await expect(page.getByRole("heading", { name })).toBeHidden();
	}
	await page.emulateMedia({ media: null });

	await commit(db, (trx) =>
		addEvent(trx, sent.id, { by: "artist", kind: "letter", text: "Which arm?" }),
	);
	await changeState(db, sent.id, "needs-info", "artist");
	await page.reload();
	await expect(page.getByRole("heading", { name: "I have a question for you" })).toBeVisible();
	await expect(page.getByText("Which arm?")).toBeVisible();
	const soFar = page.getByRole("region", { name: "So Far" });
	for (const step of await soFar.getByRole("listitem").all()) {
		const title = await step.getByRole("heading").boundingBox();
		const at = await step.locator("p").first().boundingBox();
		expect(at?.x).toBe(title?.x);
	}

	const words = page.getByLabel("Your message");
	const isKept = () => page.evaluate(() => "typing" in sessionStorage);
	await whenReady(page);
	await words.fill("The left one.");
	await page.getByRole("link", { name: "Drawing and Deposit Policy" }).first().click();
	await page.waitForURL("**/drawing-and-deposit-policy");
	await page.goBack();
	await expect(words).toHaveValue("The left one.");
	await page.reload();
	await expect(words).toHaveValue("The left one.");
	await page.getByLabel("Pictures or videos").setInputFiles([
		{ name: "arm.jpg", mimeType: "image/jpeg", buffer: await drawJpeg(80, 60) },
		{ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Notes") },
	]);
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByText("Not everything could be added")).toBeInViewport();
	await expect(page.getByText(/^“notes\.txt” is not a picture or video/)).toBeVisible();
	await expect(page.getByText("The left one.")).toBeVisible();
	await expect(page.getByRole("heading", { name: "I have your answer" })).toBeVisible();
	await expect(words).toHaveValue("");
	await look();

	await words.fill("Thank you");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByText("It arrived")).toBeInViewport();
	expect(await isKept()).toBe(false);
	await expect(page.getByRole("list", { name: "Your files" }).getByRole("listitem")).toHaveCount(2);

	await words.fill("Or rather not");
	await page.getByRole("link", { name: "Withdraw the Request" }).click();
	await page.getByRole("link", { name: "Keep It" }).click();
	await expect(words).toHaveValue("Or rather not");
	await page.getByRole("link", { name: "Withdraw the Request" }).click();
	await expect(heading).toHaveText("Withdraw Your Request");
	await page.getByRole("button", { name: "Withdraw the Request" }).click();
	await expect(page.getByRole("heading", { name: "You withdrew this request" })).toBeVisible();
	await expect(words).toHaveValue("");
	expect(await isKept()).toBe(false);

	await words.fill("Erase this too");
	await page.getByRole("link", { name: "Erase Everything" }).click();
	await expect(heading).toHaveText("Erase Everything");
	await page.getByRole("link", { name: "Keep It" }).click();
	await expect(heading).toHaveText("Your Request");
	await expect(words).toHaveValue("Erase this too");
	await page.getByRole("link", { name: "Erase Everything" }).click();
	const copy = { sentAt: Date.now(), values: {}, files: [], unnamedFiles: 0 };
	await page.evaluate(
		(text) => localStorage.setItem("consultationSent", text),
		JSON.stringify(copy),
	);
	await page.getByRole("button", { name: "Erase Everything" }).click();
	await expect(heading).toHaveText("Everything Is Erased");
	expect(await isKept()).toBe(false);
	await look();
	await page.getByRole("button", { name: "Remove From This Device" }).click();
	await expect(page.getByText("A copy of what you sent")).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.getItem("consultationSent"))).toBeNull();
	expect(readdirSync(join(site.config.dataDir, "files"))).toEqual([]);
	expect(await db.selectFrom("request_events").selectAll().execute()).toEqual([]);

	await page.goto(site.address + sent.path);
	await expect(heading).toHaveText("This Link Doesn’t Work");
	await look();
	await page.getByRole("link", { name: "Send Me a New Link" }).click();
	await page.getByLabel("Email address").fill("visitor@example.com");
	await page.getByRole("button", { name: "Send Me the Link" }).click();
	await expect(page.getByText("If I have a request from this address")).toBeVisible();
	await look();
	expect([complaints, strangers]).toEqual([[], []]);
	await leave();
});

test("what is typed stays when the artist changes the request before it can be withdrawn", async () => {
	const { site, browser } = stories;
	const { path, id } = await openRequestPage(site);
	await commit(site.database.db, (trx) =>
		addEvent(trx, id, { by: "artist", kind: "letter", text: "Which arm?\n".repeat(200) }),
	);
	const { page, complaints, leave } = await visit(browser, site.address + path);
	const words = page.getByLabel("Your message");
	// The scripts come by themselves, also far from the form: it may be sent when the connection is lost.
	await expect(page.locator("html[data-ready]")).toBeAttached();
	await words.fill("The left arm.");
	await changeState(site.database.db, id, "declined", "artist");
	await page.getByRole("link", { name: "Withdraw the Request" }).click();
	await expect(page.getByText("I declined the request")).toBeVisible();
	await expect(words).toHaveValue("The left arm.");
	await page.reload();
	await expect(words).toHaveValue("The left arm.");
	expect(complaints).toEqual([]);
	await leave();
});

test("words, files and the answer to a date stay when the connection is lost, and arrive once", async () => {
	const { site, browser } = stories;
	const { db } = site.database;
	const { path, id } = await openRequestPage(site);
	const { page, context, complaints, leave } = await visit(browser, site.address + path);
	const words = page.getByLabel("Your message");
	const files = page.getByLabel("Pictures or videos");
	const countChosen = () => files.evaluate((input: HTMLInputElement) => input.files?.length);
	const send = page.getByRole("button", { name: "Send" });
	await words.fill("The left arm.");
	await files.setInputFiles({
		name: "arm.jpg",
		mimeType: "image/jpeg",
		buffer: await drawJpeg(80, 60),
	});
	await whenReady(page);
	await context.setOffline(true);
	await send.click();
	await expect(page.getByText("This was not sent: there is no connection.")).toBeVisible();
	await expect(words).toHaveValue("The left arm.");
	expect(await countChosen()).toBe(1);
	await expectAccessible(page);
	await context.setOffline(false);
	// It arrives, and the answer is lost.
	await page.route("**/request/*", async (route) => {
		await route.fetch();
		await route.abort("connectionreset");
	});
	await send.click();
	const listFiles = () =>
		db.selectFrom("reference_files").select("name").where("submission_id", "=", id).execute();
	await expect.poll(listFiles).toEqual([{ name: "arm.jpg" }]);
	await expect(page.getByText("The connection was lost")).toBeInViewport();
	await expect(words).toHaveValue("The left arm.");
	expect(await countChosen()).toBe(1);
	await page.unrouteAll();
	await send.click();
	await expect(page.getByText("It arrived")).toBeInViewport();
	await expect(words).toHaveValue("");
	expect(await countChosen()).toBe(0);
	const events = await db
		.selectFrom("request_events")
		.select(["kind", "text"])
		.where("submission_id", "=", id)
		.execute();
	expect(events.map(({ text }) => text).toSorted()).toEqual(["The left arm.", "arm.jpg"]);

	const times = { starts_at: "2035-01-14T21:00:00.000Z", ends_at: "2035-01-15T00:00:00.000Z" };
	await commit(db, (trx) => addAppointment(trx, id, { ...times, place: "the studio" }, "proposed"));
	await page.goto(`${site.address}${path}/dates`);
	await whenReady(page);
	await context.setOffline(true);
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByText("This was not sent: there is no connection.")).toBeVisible();
	await expectAccessible(page);
	await context.setOffline(false);
	await page.route("**/dates.data*", (route) => route.abort("connectionreset"));
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByText("The studio did not answer. Please try again.")).toBeVisible();
	await page.unrouteAll();
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByText("You’ve confirmed it.")).toBeVisible();

	await words.fill("See you then.");
	await send.click();
	await expect(page.getByText("It arrived")).toBeInViewport();
	const tab = await context.newPage();
	await tab.goto(`${site.address}${path}/erase`);
	await tab.getByRole("button", { name: "Erase Everything" }).click();
	await expect(tab.getByRole("heading", { name: "Everything Is Erased" })).toBeVisible();
	await words.fill("One more thing.");
	await send.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This Link Doesn’t Work");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(page.getByText("What you wrote was not sent.")).toBeInViewport();
	expect(await page.evaluate(() => "typing" in sessionStorage)).toBe(false);
	expect(complaints).toEqual([]);
	await leave();
});

test("a message whose page is left while it is sent leaves the box when it arrives, and a toast says when it did not", async () => {
	const { site, browser } = stories;
	const { path, id } = await openRequestPage(site);
	const { page, complaints, leave } = await visit(browser, site.address + path);
	const words = page.getByLabel("Your message");
	const files = page.getByLabel("Pictures or videos");
	const send = page.getByRole("button", { name: "Send" });
	let held = Promise.withResolvers<boolean>();
	await page.route("**/request/*", async (route) => {
		const arrives = route.request().method() === "GET" || (await held.promise);
		await (arrives ? route.continue() : route.abort("connectionreset"));
	});
	const sendAndLeave = async (text: string) => {
		held = Promise.withResolvers();
		await words.fill(text);
		await send.click();
		await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
		await expect(words).not.toBeEditable();
		await expect(files).toBeDisabled();
		await page.getByRole("link", { name: "Drawing and Deposit Policy" }).first().click();
		await page.waitForURL("**/drawing-and-deposit-policy");
	};
	await whenReady(page);
	await words.fill("The left arm.");
	await files.evaluate((input: HTMLInputElement) => {
		const chosen = new DataTransfer();
		const bytes = new Uint8Array(21 * 1024 ** 2);
		chosen.items.add(new File([bytes], "arm.jpg", { type: "image/jpeg" }));
		input.files = chosen.files;
		input.dispatchEvent(new Event("change", { bubbles: true }));
	});
	await send.click();
	const said = await files.evaluate((input: HTMLInputElement) => input.validationMessage);
	expect(said).toBe("“arm.jpg” is too large: a picture can be up to 20 MB.");
	await files.setInputFiles([]);

	await sendAndLeave("The left arm.");
	held.resolve(true);
	await expect.poll(() => page.evaluate(() => "typing" in sessionStorage)).toBe(false);
	await page.goBack();
	await expect(page.getByText("The left arm.")).toBeVisible();
	await expect(words).toHaveValue("");

	await sendAndLeave("Or the right one.");
	await page.goBack();
	await expect(words).toHaveValue("Or the right one.");
	held.resolve(true);
	await expect(page.getByText("It arrived")).toBeInViewport();
	await expect(words).toHaveValue("");

	await sendAndLeave("Neither.");
	held.resolve(false);
	const toast = page.getByRole("alert").filter({ hasText: "The connection was lost" });
	await toast.getByRole("link", { name: "Open Your Request" }).click();
	await expect(words).toHaveValue("Neither.");
	await expect(words).toBeEditable();
	const events = await listEvents(site.database.db, id);
	expect(events.map(({ text }) => text)).toEqual(["The left arm.", "Or the right one."]);
	expect(complaints).toEqual([]);
	await leave();
});
