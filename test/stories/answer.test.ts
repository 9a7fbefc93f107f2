import type { Page } from "playwright-core";
import { beforeAll, test } from "vitest";
import { findAnswerDraft, saveAnswerDraft } from "../../app/admin/answer/answer-drafts.server.ts";
import { countUnread } from "../../app/admin/events/watch-requests.server.ts";
import {
	addAppointment,
	confirmAppointment,
	findAppointments,
	moveAppointment,
} from "../../app/appointments/appointments.server.ts";
import { commit } from "../../app/db/commit.server.ts";
import { addEvent } from "../../app/requests/progress/events.server.ts";
import { signIn } from "../artist.ts";
import { submission } from "../requests.ts";
import { expectAccessible } from "./accessible.ts";
import { holdBack, prepareStories, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { visitDesk } from "./visit-desk.ts";

const stories = prepareStories();

let session: Record<string, string>;

beforeAll(async () => {
	session = await signIn(stories.site);
});

async function enter(more = {}) {
	const { site } = stories;
	const sent = submission({ first_name: "Juniper", phone: "(970) 555-0100", ...more });
	const { id } = (await site.call("/api/consultations", sent)).json();
	const path = `/admin/requests/${id}/answer`;
	const visitor = await visitDesk(stories, session, path);
	return { ...visitor, id: String(id), path: site.address + path };
}

const hide = (page: Page) =>
	page.evaluate(() => {
		Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
		document.dispatchEvent(new Event("visibilitychange"));
	});

const reload = async (page: Page) => {
	await page.reload();
	await whenReady(page);
};

test("words typed into a draft before its scripts have come stay", async () => {
	const { page, id, leave } = await enter();
	const { db } = stories.site.database;
	await whenReady(page);
	const text = page.getByLabel("Text *");
	await text.fill("Which arm");
	await hide(page);
	await expect.poll(async () => (await findAnswerDraft(db, id))?.fields.text).toBe("Which arm");
	const release = await holdBack(page, "**/assets/**.js");
	await page.reload({ waitUntil: "commit" });
	await text.press("ControlOrMeta+End");
	await text.pressSequentially(" is it?");
	await expect(text).toHaveValue("Which arm is it?");
	release();
	await whenReady(page);
	await expect(text).toHaveValue("Which arm is it?");
	await hide(page);
	await expect
		.poll(async () => (await findAnswerDraft(db, id))?.fields.text)
		.toBe("Which arm is it?");
	await leave();
});

test("a new request is answered with a quote on a phone; a reload loses nothing, and what another tab has changed is not sent but shown", async () => {
	const { page, id, path, complaints, leave } = await enter();
	await whenReady(page);
	await page.getByRole("link", { name: "Quote", exact: true }).click();
	const text = page.getByLabel("Text *");
	await expect(text).toHaveValue(/My quote is \{quote\}/);
	await page.getByLabel("Quote", { exact: true }).fill("650");
	await page.getByLabel("Due").fill("2099-12-04");
	const lines = "A line.\n".repeat(50);
	await text.fill(`${lines}Hi {first name}, that would be {quote}, {deposit} of it by {due dat}.`);
	await reload(page);
	await expect(text).toHaveValue(/due dat/);
	await expect(page.getByLabel("Quote", { exact: true })).toHaveValue("650");

	// To another app: the page may not come back.
	await hide(page);
	const { db } = stories.site.database;
	await expect
		.poll(async () => (await findAnswerDraft(db, id))?.fields)
		.toMatchObject({ quote: "650" });

	// Another reply, and back.
	const letter = await text.inputValue();
	await text.fill(`${letter} And more`);
	const kept: string[] = [];
	page.on("request", (request) => kept.push(request.postData() ?? ""));
	await page.getByRole("link", { name: "Booked", exact: true }).click();
	await expect(text).toHaveValue(/I’ve set aside/);
	await hide(page);
	await page.getByRole("link", { name: "Quote", exact: true }).click();
	await expect(text).toHaveValue(/due dat.* And more/);
	await hide(page);
	await expect.poll(async () => (await findAnswerDraft(db, id))?.fields.text).toMatch(/ And more$/);
	expect(kept.filter((body) => body.includes("intent=keep"))).toHaveLength(1);
	await text.fill(letter);

	// Other pages, whose links do not name the reply, and the start of a letter without one.
	await page.getByRole("link", { name: "Booked", exact: true }).click();
	await expect(text).toHaveValue(/I’ve set aside/);
	await text.press("ControlOrMeta+End");
	await text.pressSequentially(" See you.");
	await page.getByRole("button", { name: "Mark as Received" }).click();
	await expect(page.getByRole("button", { name: "Change the Day" })).toBeVisible();
	await expect(text).toHaveValue(/ See you\.$/);
	await page.getByRole("link", { name: "Propose an appointment" }).click();
	await page.getByRole("link", { name: "Answer", exact: true }).click();
	await expect(text).toHaveValue(/ See you\.$/);
	await page.getByRole("link", { name: "Your draft", exact: true }).click();
	await expect(text).toHaveValue(letter);
	await page.getByRole("button", { name: "Not Received After All" }).click();
	await expect(page.getByRole("button", { name: "Mark as Received" })).toBeVisible();
	await page.getByRole("link", { name: "Quote", exact: true }).click();
	await text.fill(letter);

	await page.getByRole("button", { name: "Preview Letter" }).click();
	await expect(page.getByText("{due dat} is not a placeholder.")).toBeVisible();
	await expect(page.getByRole("button", { name: "I Have Sent It" })).toHaveCount(0);
	await expectAccessible(page);
	// Forth and back is no preview of what was changed between.
	await page.goBack();
	await text.fill(letter.replace("{due dat}.", ""));
	await page.goForward();
	await expect(page.getByText("{due dat} is not a placeholder.")).toBeVisible();
	await page.getByRole("link", { name: "Back to writing" }).click();
	await expect(text).toHaveValue(/of it by $/);
	await text.press("ControlOrMeta+End");
	await page.getByText("Placeholders you can use").click();
	await page.getByRole("button", { name: "{due date}" }).click();
	await page.getByRole("button", { name: "Preview Letter" }).click();

	const preview = page.getByRole("article", { name: "Letter" });
	await expect(preview).toContainText(
		"Hi Juniper, that would be $650, $100 of it by Friday, December 4, 2099",
	);
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await reload(page);
	await expect(preview).toContainText("Hi Juniper");
	await expect(page.getByRole("link", { name: "Open in Mail" })).toHaveAttribute(
		"href",
		/^mailto:visitor@example\.com\?subject=Your%20tattoo%20request/,
	);
	// As at an address without TLS.
	await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await page.getByRole("button", { name: "Copy Text" }).click();
	await expect(page.getByRole("alert")).toContainText("Your browser did not copy it.");
	await page.getByRole("button", { name: "Dismiss" }).click();

	const draft = await findAnswerDraft(db, id);
	if (!draft) throw new Error("There is no draft");
	await saveAnswerDraft(db, id, { ...draft.fields, text: "Written in another tab" });
	await page.getByRole("button", { name: "I Have Sent It" }).click();
	await expect(page.getByText("Not saved", { exact: true })).toBeVisible();
	await expect(preview).toContainText("Written in another tab");
	await page.getByRole("button", { name: "I Have Sent It" }).dblclick();
	await expect(page).toHaveURL(new RegExp(`/admin/requests/${id}$`));
	await page.goto(path);
	await whenReady(page);
	await expect(text).toHaveValue("");
	await expect(page.getByLabel("Quote", { exact: true })).toHaveValue("650");
	await expect(page.getByLabel("After you send it")).toContainText("Quoted (no change)");
	expect(complaints).toEqual([]);

	// Left open here, and written on another device meanwhile.
	await text.fill("Of this tab");
	await hide(page);
	await expect.poll(async () => (await findAnswerDraft(db, id))?.fields.text).toBe("Of this tab");
	await text.fill("Of this tab, and more");
	await hide(page);
	await expect
		.poll(async () => (await findAnswerDraft(db, id))?.fields.text)
		.toBe("Of this tab, and more");
	await saveAnswerDraft(db, id, { ...draft.fields, text: "Newer words" });
	await text.fill("Of this tab, and older");
	await hide(page);
	const conflict = page.getByRole("alert").filter({ hasText: "or on another device" });
	for (let look = 0; look < 2; look++) {
		await expect(conflict).toContainText("Changed in another tab or on another device");
		await expect(conflict.getByText("Newer words")).toBeVisible();
		await expect(text).toHaveValue("Of this tab, and older");
		await reload(page);
	}
	await expectAccessible(page);
	await conflict.getByRole("button", { name: "Save Mine" }).click();
	await expect(page.getByText("Yours is saved as the draft.")).toBeVisible();
	expect((await findAnswerDraft(db, id))?.fields.text).toBe("Of this tab, and older");

	await saveAnswerDraft(db, id, { ...draft.fields, text: "Newest words" });
	await page.getByRole("button", { name: "Preview Letter" }).click();
	await expect(conflict.getByText("Newest words")).toBeVisible();
	const refused = page.waitForResponse((answer) => answer.status() === 409);
	await page.getByLabel("Subject").press("Enter");
	await refused;
	await conflict.getByRole("link", { name: "Use the Other Version" }).click();
	await expect(text).toHaveValue("Newest words");
	await expect(conflict).toHaveCount(0);

	// Refused before the scripts are there, and again when it is to be discarded.
	const release = await holdBack(page, "**/*.js");
	await page.reload({ waitUntil: "domcontentloaded" });
	await saveAnswerDraft(db, id, { ...draft.fields, text: "The very newest" });
	await text.fill("Of this tab, early");
	const refusedPage = page.waitForResponse(
		(answer) => answer.status() === 409 && answer.request().isNavigationRequest(),
	);
	await page.getByRole("button", { name: "Preview Letter" }).click();
	await refusedPage;
	await expect(conflict.getByText("The very newest")).toBeVisible();
	release();
	await whenReady(page);
	const again = page.waitForResponse((answer) => answer.status() === 409);
	await page.getByRole("button", { name: "Discard this draft" }).click();
	await again;
	await reload(page);
	await expect(conflict.getByText("The very newest")).toBeVisible();
	await expect(text).toHaveValue("Of this tab, early");
	await leave();
});

test("what is typed while a save is under way is neither refused nor forgotten, and not new once it was sent elsewhere", async () => {
	const { page, id, leave } = await enter();
	const { site } = stories;
	const { db } = site.database;
	await whenReady(page);
	const refused: string[] = [];
	page.on("response", (answer) => void (answer.status() === 409 && refused.push(answer.url())));
	const text = page.getByLabel("Text *");
	const letter = page.getByRole("article", { name: "Letter" });
	await text.fill("One");
	const save = await holdBack(page, "**/answer.data*");
	await page.getByRole("button", { name: "Save Without a Letter" }).click();
	await hide(page);
	await expect.poll(async () => (await findAnswerDraft(db, id))?.fields.text).toBe("One");
	save();
	await expect(page.getByText("Saved, without a letter.")).toBeVisible();

	await text.fill("Two");
	const open = await holdBack(page, "**/preview.data*");
	await page.getByRole("button", { name: "Preview Letter" }).click();
	await expect(page.getByRole("button", { name: "Opening..." })).toBeVisible();
	await text.fill("Two and on");
	open();
	await expect(letter).toContainText("Two");
	await page.getByRole("link", { name: "Back to writing" }).click();
	await expect(text).toHaveValue("Two and on");
	await page.getByRole("button", { name: "Discard this draft" }).click();
	await expect(page).toHaveURL(new RegExp(`/admin/requests/${id}$`));
	expect(refused).toEqual([]);

	await page.getByRole("link", { name: "Answer", exact: true }).click();
	await expect(text).toHaveValue("");
	await text.fill("Three");
	const lost = Promise.withResolvers<void>();
	await page.route("**/answer", async (route) => {
		await route.fetch();
		await route.abort();
		lost.resolve();
	});
	await hide(page);
	// Without a route, a request that still waits for it would go on.
	await lost.promise;
	await page.unrouteAll({ behavior: "ignoreErrors" });
	expect((await findAnswerDraft(db, id))?.fields.text).toBe("Three");
	const { revision = "" } = (await findAnswerDraft(db, id)) ?? {};
	const { changed_at } = await db
		.selectFrom("request_progress")
		.select("changed_at")
		.where("submission_id", "=", id)
		.executeTakeFirstOrThrow();
	await site.call(`/admin/requests/${id}/answer/preview`, {
		method: "POST",
		headers: {
			...session,
			Origin: site.address,
			"Content-Type": "application/x-www-form-urlencoded",
		},
		body: String(new URLSearchParams({ revision, by: "hand", changed_at })),
	});
	await reload(page);
	await expect(page.getByText("Sent or discarded in another tab")).toBeVisible();
	await expect(text).toHaveValue("Three");
	expect(await findAnswerDraft(db, id)).toBeUndefined();
	await leave();
});

test("the artist's replies and calendar are accessible, empty and filled", async () => {
	const { page, id, leave } = await enter();
	const { address } = stories.site;
	await page.goto(`${address}/admin/calendar`);
	await whenReady(page);
	await expectAccessible(page);
	await page.goto(`${address}/admin/requests/${id}/appointments`);
	await page.getByLabel("Day").fill("2099-12-05");
	await page.getByLabel("Begins").fill("10:00");
	await page.getByText("already agreed").click();
	await page.getByRole("button", { name: "Propose" }).click();
	await page.getByText("Cancel It").click();
	await expect(page.getByRole("button", { name: "Cancel This Appointment" })).toBeVisible();
	await expectAccessible(page);

	// Moved on another device while it is moved here.
	await page.getByRole("link", { name: "Move", exact: true }).click();
	await expect(page.getByLabel("Begins")).toHaveValue("10:00");
	await page.getByLabel("Begins").fill("11:00");
	const { db } = stories.site.database;
	const [date] = await findAppointments(db, id);
	if (!date) throw new Error("There is no appointment");
	const { starts_at, ends_at } = date;
	const elsewhere = { starts_at, ends_at, place: "Elsewhere" };
	await commit(db, (trx) => moveAppointment(trx, date.id, elsewhere, "confirmed"));
	await page.getByRole("button", { name: "Move Appointment" }).click();
	await expect(page.getByText(/It’s now confirmed for .*Elsewhere/)).toBeVisible();
	await expect(page.getByLabel("Begins")).toHaveValue("11:00");
	await expectAccessible(page);
	await page.getByText("already agreed").click();
	await page.getByRole("button", { name: "Move Appointment" }).click();
	await expect(page.getByText("11:00 AM to 2:00 PM")).toBeVisible();
	await page.goto(`${address}/admin/calendar`);
	await whenReady(page);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("link", { name: "Juniper Visitor" }).first()).toBeVisible();
	await expect(page.getByRole("heading", { name: "On your phone" })).toBeHidden();
	await page.emulateMedia({ media: null });
	await page.getByRole("button", { name: /Address/ }).click();
	await expect(page.getByText("only this once")).toBeVisible();
	await expectAccessible(page);
	await page.goto(`${address}/admin/replies`);
	await whenReady(page);
	await page.getByText("Needs more information").first().click();
	await page.getByText("Placeholders you can use").first().click();
	await expectAccessible(page);
	await leave();
});

test("on a phone, the button of a letter that was not sent can be scrolled above the error", async () => {
	const { page, context, path, leave } = await enter();
	await page.setViewportSize({ width: 390, height: 844 });
	await whenReady(page);
	await page.getByRole("link", { name: "Needs more information" }).click();
	await expect(page.getByLabel("Text *")).toHaveValue(/a little more/);
	await page.getByRole("button", { name: "Preview Letter" }).click();
	await page.waitForURL(`${path}/preview`);
	const send = page.getByRole("button", { name: "I Have Sent It" });
	await context.setOffline(true);
	await send.click();
	const toast = page.getByRole("alert").filter({ hasText: "This was not sent" });
	await expect(toast).toBeVisible();
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
	const [button, error] = [await send.boundingBox(), await toast.boundingBox()];
	expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(error?.y ?? 0);
	await context.setOffline(false);
	await leave();
});

test("an open request shows at its top what the client adds meanwhile", async () => {
	// Another request of the same sender would be set aside as spam, and not be counted.
	const { page, id, complaints, leave } = await enter({ email: "juniper@example.com" });
	const { db } = stories.site.database;
	await page.goto(`${stories.site.address}/admin/requests/${id}`);
	await whenReady(page);
	await page.getByRole("heading", { name: "History" }).scrollIntoViewIfNeeded();
	await commit(db, (trx) =>
		addEvent(trx, id, { by: "client", kind: "words", text: "On the calf after all." }),
	);
	await expect(page.getByText("News from the client")).toBeVisible();
	const section = page.getByRole("region", { name: "Waiting for your answer" });
	await expect(section.getByText("On the calf after all.")).toBeVisible();
	await expectAccessible(page);
	const times = { starts_at: "2099-12-04T20:00:00.000Z", ends_at: "2099-12-04T23:00:00.000Z" };
	await commit(db, (trx) => addAppointment(trx, id, { ...times, place: "" }, "proposed"));
	const [date] = await findAppointments(db, id);
	await commit(db, (trx) => confirmAppointment(trx, date?.id ?? "", "client"));
	await expect(
		page.getByRole("status").getByText("The client confirmed the appointment"),
	).toBeVisible();

	// Marked as unread on a slow network, while the page that is left hears of it.
	const release = await holdBack(page, "**/admin.data*");
	const findReadAt = async () =>
		(
			await db
				.selectFrom("request_progress")
				.select("read_at")
				.where("submission_id", "=", id)
				.executeTakeFirstOrThrow()
		).read_at;
	await expect.poll(findReadAt).not.toBeNull();
	const { unread } = await countUnread(db);
	await expect(page).toHaveTitle(unread ? `(${unread}) Juniper Visitor` : "Juniper Visitor");
	await page.getByRole("button", { name: "Mark as Unread" }).click();
	await expect(page).toHaveTitle(`(${unread + 1}) Juniper Visitor`);
	release();
	await expect(page).toHaveURL(`${stories.site.address}/admin`);
	expect(await findReadAt()).toBeNull();
	expect(complaints).toEqual([]);
	await leave();
});
