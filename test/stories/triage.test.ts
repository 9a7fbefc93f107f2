import { beforeAll, beforeEach, describe, test } from "vitest";
import { addAppointment } from "../../app/appointments/appointments.server.ts";
import { commit } from "../../app/db/commit.server.ts";
import { signIn } from "../artist.ts";
import { addRequests } from "../listed-requests.ts";
import { expectAccessible } from "./accessible.ts";
import { desk, holdBack, phone, prepareStories, type Visitor, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { drawFingers, wayBetween } from "./viewer.ts";
import { visitDesk } from "./visit-desk.ts";

const stories = prepareStories();
let session: Record<string, string>;

beforeAll(async () => {
	session = await signIn(stories.site);
});
// A second try starts with an empty list too.
beforeEach(() => stories.site.database.db.deleteFrom("consultation_submissions").execute());

/** At the same hour. */
async function proposeAtOnce(...ids: string[]): Promise<void> {
	const times = { starts_at: "2099-05-04T10:00:00.000Z", ends_at: "2099-05-04T12:00:00.000Z" };
	const place = "12 Ink Street";
	await commit(stories.site.database.db, async (trx) => {
		for (const id of ids) await addAppointment(trx, id, { ...times, place }, "proposed");
	});
}

describe("the artist's list", () => {
	test("ten requests are triaged by keyboard alone, and an eleventh arrives meanwhile", async () => {
		const { site } = stories;
		const { db } = site.database;
		await addRequests(db, [
			...Array.from({ length: 7 }, (_, n) => ({ first_name: `New${n + 1}`, sent: 30 - n })),
			...Array.from({ length: 3 }, (_, n) => ({
				first_name: `Booked${n + 1}`,
				state: "booked" as const,
				sent: 100 + n,
			})),
		]);
		const artist = await open(desk);
		const { page } = artist;
		const { keyboard } = page;
		const focused = page.locator("li:focus-within h2");
		await expect(page).toHaveTitle("(10) Requests");

		// At 400 % the title stays on one line.
		await page.setViewportSize({ width: 320, height: 256 });
		const lines = await page
			.getByRole("heading", { level: 1 })
			.evaluate((h1) => h1.clientHeight / Number.parseFloat(getComputedStyle(h1).fontSize));
		expect(lines).toBeLessThan(1.5);
		await page.setViewportSize(desk);

		await keyboard.press("?");
		await expect(page.getByRole("dialog", { name: "Keyboard Shortcuts" })).toBeVisible();
		await expectAccessible(page);
		await keyboard.press("Escape");
		await keyboard.press("j");
		await expect(focused).toHaveText("New1 Visitor, unread");
		await keyboard.press("j");
		await keyboard.press("j");
		await keyboard.press("k");
		await expect(focused).toHaveText("New2 Visitor, unread");
		await keyboard.press("Enter");
		const heading = page.getByRole("heading", { level: 1 });
		await expect(heading).toHaveText("New2 Visitor");
		await keyboard.press("k");
		await expect(heading).toHaveText("New1 Visitor");
		await keyboard.press("?");
		await expect(page.getByRole("dialog", { name: "Keyboard Shortcuts" })).toBeVisible();
		await keyboard.press("Escape");
		await keyboard.press("s");
		await expect(page.getByRole("dialog", { name: "New1 Visitor" })).toBeVisible();
		await keyboard.press("8");
		await expect(page.getByText("Changed to Declined. No letter was sent.")).toBeVisible();
		await expectAccessible(page);
		await keyboard.press("z");
		await expect(page.getByLabel("State")).toHaveValue("new");
		await keyboard.press("u");
		await expect(focused).toHaveText("New1 Visitor");
		await keyboard.press("j");
		await keyboard.press("m");
		await expect(focused).toHaveText("New2 Visitor, unread");
		const said = page.getByRole("status");
		await expect(said.filter({ hasText: "marked as unread" })).toHaveCount(1);

		const choose = async (name: string, key: string) => {
			await expect(focused).toHaveText(new RegExp(`^${name} `));
			await keyboard.press("e");
			await expect(page.getByRole("dialog", { name })).toBeVisible();
			await keyboard.press(key);
			await expect(page.getByRole("dialog")).toHaveCount(0);
			await expect(page.getByRole("link", { name: new RegExp(`^${name} `) })).toHaveCount(0);
		};
		await keyboard.press("k");
		await page.clock.install();
		await choose("New1", "8");
		const undo = page.getByRole("button", { name: "Undo" });
		await expect(page.getByText("Declined. No letter was sent.")).toBeVisible();
		await undo.focus();
		await page.clock.runFor(6_000);
		await expect(undo).toBeFocused();
		await keyboard.press("Enter");
		await expect(undo).toHaveCount(0);
		await expect(focused).toHaveText(/^New2 /);
		await expect(page.getByRole("link", { name: /^New1 / })).toBeVisible();
		await keyboard.press("k");
		await choose("New1", "8");
		await expect(undo).toBeVisible();
		await keyboard.press("z");
		await expect(page.getByRole("link", { name: /^New1 / })).toBeVisible();
		await expect(said.filter({ hasText: "undone" })).toHaveCount(1);
		await keyboard.press("k");
		await choose("New1", "8");
		await choose("New2", "9");
		await choose("New3", "8");
		for (const name of ["New4", "New5", "New6", "New7"]) await choose(name, "7");
		const release = await holdBack(page, /\/admin\.data/);
		for (const name of ["Booked1", "Booked2", "Booked3"]) {
			await expect(focused).toHaveText(new RegExp(`^${name} `));
			await keyboard.press("e");
		}
		release();
		await expect(page.getByText("Nothing is open.")).toBeVisible();
		await expect(page.getByRole("link", { name: "Closed 9" })).toBeVisible();

		await addRequests(db, [{ first_name: "Eleventh", sent: 0, design_idea: "A wren" }]);
		await expect(page.getByRole("link", { name: /^Eleventh Visitor/ })).toBeVisible();
		await keyboard.press("/");
		await keyboard.type("booke");
		await expect(page.getByRole("listitem").filter({ hasText: "Booked" })).toHaveCount(4);
		await expect(page.getByRole("searchbox")).toBeFocused();
		await expectAccessible(page);
		await keyboard.press("Enter");
		await keyboard.press("j");
		await expect(focused).toHaveText(/^Booked/);
		await expect(page.getByRole("searchbox")).toHaveValue("booke");

		await page.getByRole("link", { name: "Booked3 Visitor" }).click();
		await expect(heading).toHaveText("Booked3 Visitor");
		await page.getByRole("link", { name: "Answer", exact: true }).click();
		await expect(heading).toHaveText("Answer");
		await page.getByRole("link", { name: "Booked3 Visitor", exact: true }).click();
		await expect(heading).toHaveText("Booked3 Visitor");
		await expect(heading).toBeFocused();
		await keyboard.press("j");
		await expect(heading).toHaveText("Booked2 Visitor");
		await page.getByRole("link", { name: "Back to the list" }).click();
		await expect(page.getByRole("searchbox")).toHaveValue("booke");
		await expect(focused).toHaveText("Booked2 Visitor");

		await keyboard.press("Enter");
		await expect(heading).toHaveText("Booked2 Visitor");
		await page.evaluate(searchOnceShown);
		await keyboard.press("u");
		await expect(page.getByRole("searchbox")).toBeFocused();
		await keyboard.type("smee");
		await expect(page.getByRole("searchbox")).toHaveValue("smee");
		await leave(artist);
	});

	test("the keys go on where they were when a request moves in the list", async () => {
		const names = ["First", "Second", "Third", "Fourth"];
		const { db } = stories.site.database;
		await addRequests(
			db,
			names.map((first_name, n) => ({ first_name, sent: 30 - n })),
		);
		const artist = await open(desk);
		const { page } = artist;
		const { keyboard } = page;
		const focused = page.locator("li:focus-within h2");
		const list = page.getByRole("listitem").getByRole("heading");
		await keyboard.press("j");
		await keyboard.press("s");
		await keyboard.press("6");
		await expect(list).toHaveText([/^Second/, /^Third/, /^Fourth/, /^First/]);
		await expect(focused).toHaveText(/^Second/);
		await keyboard.press("s");
		await page.getByRole("button", { name: "Mark as Answered" }).click();
		await expect(list).toHaveText([/^Third/, /^Fourth/, /^Second/, /^First/]);
		await expect(focused).toHaveText(/^Third/);
		// It still waits for a word, so it stays, also where only those are.
		await page.getByRole("link", { name: /^Your turn/ }).click();
		await expect(list).toHaveText([/^Third/, /^Fourth/]);
		await keyboard.press("j");
		await expect(focused).toHaveText(/^Third/);
		await keyboard.press("s");
		await keyboard.press("3");
		await expect(page.locator("li[data-id]").filter({ hasText: "Quoted" })).toHaveCount(1);
		await expect(focused).toHaveText(/^Third/);
		await keyboard.press("j");
		await expect(focused).toHaveText(/^Fourth/);
		await leave(artist);
	});

	test("answers that are cut off leave the list as it is, and it says so until one is whole", async () => {
		const { db } = stories.site.database;
		await addRequests(db, [{ first_name: "Listed", sent: 30 }]);
		const artist = await open(desk);
		const { page } = artist;
		const alert = page.getByRole("alert");
		const find = (name: string) => page.getByRole("link", { name: `${name} Visitor` });
		await expect(find("Listed")).toBeVisible();
		await page.route("**/*.data*", async (route) => {
			const response = await route.fetch();
			const body = await response.body();
			await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
		});
		await addRequests(db, [{ first_name: "Missed", sent: 0 }]);
		await expect(alert).toContainText("This page may be out of date.");
		await expect(find("Listed")).toBeVisible();
		await page.unroute("**/*.data*");
		await addRequests(db, [{ first_name: "Heard", sent: 1 }]);
		await expect(find("Heard")).toBeVisible();
		await expect(find("Missed")).toBeVisible();
		await expect(alert).toBeEmpty();
		await leave(artist);
	});

	test("on a phone a swipe marks as read or opens the choice, and a long list goes on by itself", async () => {
		const { site } = stories;
		const old = Array.from({ length: 120 }, (_, n) => ({ first_name: `Old${n}`, sent: 200 + n }));
		const [swiped = "", other = ""] = await addRequests(site.database.db, [
			{ first_name: "Swiped", sent: 900 },
			...old,
		]);
		await proposeAtOnce(swiped, other);
		const artist = await open(phone);
		const { page } = artist;
		const more = page.getByRole("button", { name: "More", exact: true });
		await expect(more).toBeInViewport({ ratio: 1 });
		await more.click();
		await expectAccessible(page);
		await page.getByRole("link", { name: "Quoted 0" }).click();
		await expect(page.getByText("No request is in this state.")).toBeVisible();
		await expect(page.getByRole("link", { name: "Quoted 0" })).toBeHidden();
		await page.getByRole("link", { name: /^Open/ }).click();
		const row = page.getByRole("listitem").filter({ hasText: "Swiped Visitor" });
		const swipe = async (from: number, to: number) => {
			const box = await row.boundingBox();
			if (!box) throw new Error("The row is not shown");
			const y = box.y + 30;
			await drawFingers(page, wayBetween([from, y], [to, y]));
		};
		await expect(row).toHaveAttribute("data-unread");
		await swipe(60, 320);
		await expect(row).not.toHaveAttribute("data-unread");
		const dialog = page.getByRole("dialog", { name: "Swiped Visitor" });
		// The list is loaded again after the first, and a row that moves under the finger is not swiped.
		await expect(async () => {
			await swipe(320, 60);
			await expect(dialog).toBeVisible({ timeout: 2_000 });
		}).toPass();
		const digit = dialog.getByText("8", { exact: true });
		await expect(digit).toBeHidden();
		await dialog.getByRole("button", { name: "Declined" }).click();
		await expect(dialog).toHaveCount(0);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(
			page.getByText("The date of Swiped Visitor is back and clashes with"),
		).toBeVisible();
		await expect(row.getByText("Overdue")).toBeVisible();
		await row.getByRole("link").focus();
		await page.keyboard.press("s");
		await expect(digit).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		// A part of the list keeps the row with the focus.
		await row.getByRole("link").blur();

		for (const name of ["Old119", "Old60", "Old1"]) {
			await expect(async () => {
				await page.locator("li[data-id]").last().scrollIntoViewIfNeeded();
				await expect(page.getByRole("link", { name: `${name} Visitor` })).toBeVisible();
			}).toPass();
		}
		const ids = await page
			.locator("li[data-id]")
			.evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.id));
		expect(new Set(ids).size).toBe(ids.length);
		// Rows far away are left out, and Back still leads to the same place.
		expect(ids.length).toBeLessThan(121);
		const deep = page.getByRole("link", { name: "Old9 Visitor" });
		await deep.focus();
		const measure = () => deep.evaluate((link) => Math.round(link.getBoundingClientRect().top));
		const top = await measure();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Old9 Visitor");
		await page.goBack();
		await expect(deep).toBeFocused();
		await expect.poll(async () => Math.abs((await measure()) - top)).toBeLessThan(3);
		await leave(artist);
	});

	test("keys count before the scripts have come, and a lost connection loses nothing", async () => {
		const { site } = stories;
		await addRequests(site.database.db, [
			{ first_name: "Unreached", sent: 2_000 },
			{ first_name: "Neighbor", sent: 900 },
		]);
		const artist = await open(desk);
		const { page, context } = artist;
		const { keyboard } = page;
		const alert = page.getByRole("alert");
		const dialog = page.getByRole("dialog", { name: "Unreached Visitor" });

		// The browser needs a moment until it is through again.
		const reconnect = async () => {
			await context.setOffline(false);
			await expect
				.poll(() => page.evaluate(() => fetch("/healthz").then(Boolean, () => false)))
				.toBe(true);
		};

		await page.route("**/admin.data*", (route) => route.abort());
		await addRequests(site.database.db, [{ first_name: "Missed", sent: 0 }]);
		await expect(alert).toContainText("This page may be out of date.");
		await page.unroute("**/admin.data*");
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await expect(page.getByRole("link", { name: "Missed Visitor" })).toBeVisible();

		const release = await holdBack(page, "**/assets/**/*.js");
		await page.reload();
		await context.setOffline(true);
		await page.getByRole("link", { name: "Neighbor Visitor" }).click();
		await expect(alert).toHaveText("That page needs a connection.");
		await context.setOffline(false);
		await keyboard.press("k");
		await keyboard.press("s");
		release();
		await expect(dialog).toBeVisible();
		await context.setOffline(true);
		await keyboard.press("3");
		await expect(alert).toContainText("Nothing was changed");
		await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
		await reconnect();
		await keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unreached Visitor");
		await expect(page.getByLabel("State")).toHaveValue("new");
		await keyboard.press("j");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Neighbor Visitor");
		await keyboard.press("k");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unreached Visitor");

		const note = page.getByLabel("New note");
		await note.fill("Of this client");
		await page.getByLabel("State").selectOption("declined");
		await page.getByRole("link", { name: "Next" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Neighbor Visitor");
		await expect(note).toHaveValue("");
		await expect(page.getByLabel("State")).toHaveValue("new");
		await page.goBack();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unreached Visitor");

		const add = page.getByRole("button", { name: "Add Note" });
		await note.fill("Typed once");
		await context.setOffline(true);
		await add.click();
		await expect(alert).toContainText("This was not sent: there is no connection.");
		await reconnect();
		await page.route("**/*.data*", (route) => route.abort());
		await page.getByRole("button", { name: "Retry" }).click();
		await expect(alert).toContainText("The studio did not answer.");
		await expect(note).toHaveValue("Typed once");
		await page.unroute("**/*.data*");
		await add.click();
		await expect(page.getByRole("listitem").filter({ hasText: "Typed once" })).toHaveCount(1);
		await expect(note).toHaveValue("");
		await expect(alert).toBeEmpty();
		await page.route("**/*.data*", (route) => route.abort());
		await page.getByRole("link", { name: "Notes", exact: true }).click();
		await expect(page.getByRole("link", { name: "Return to Requests" })).toBeVisible();
		await expect(page.getByRole("navigation", { name: "Desk" })).toBeVisible();
		await leave(artist);
	});
});

async function open(size: typeof phone): Promise<Visitor> {
	const artist = await visitDesk(stories, session, "/admin", { size });
	await whenReady(artist.page);
	return artist;
}

async function leave({ complaints, strangers, leave }: Visitor): Promise<void> {
	await leave();
	expect([complaints, strangers]).toEqual([[], []]);
}

/** Runs in the page: presses `/` once the list's heading has the focus. */
function searchOnceShown(): void {
	const press = () =>
		document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
	// The list listens for keys once all that this focus belongs to has run.
	addEventListener("focusin", () => queueMicrotask(press), { once: true });
}
