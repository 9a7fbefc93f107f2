import type { Page } from "playwright-core";
import { test } from "vitest";
import { addAppointment } from "../../app/appointments/appointments.server.ts";
import { commit } from "../../app/db/commit.server.ts";
import { signIn } from "../artist.ts";
import { addRequests } from "../listed-requests.ts";
import { prepareStories, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { visitDesk } from "./visit-desk.ts";

const stories = prepareStories();

test("a control that its answer removes or disables leaves the focus near it", async () => {
	const { site } = stories;
	const { db } = site.database;
	const [id = ""] = await addRequests(db, [{ first_name: "Juniper" }]);
	const times = { starts_at: "2099-05-04T10:00:00.000Z", ends_at: "2099-05-04T12:00:00.000Z" };
	await commit(db, (trx) =>
		addAppointment(trx, id, { ...times, place: "12 Ink Street" }, "proposed"),
	);
	for (const message of ["The first.", "The second."]) {
		await site.call("/api/notes", { method: "POST", json: { message } });
	}
	const request = `/admin/requests/${id}`;
	const { page, complaints, leave } = await visitDesk(stories, await signIn(site), request);
	const open = async (path: string) => {
		await page.goto(site.address + path);
		await whenReady(page);
	};
	const button = (name: string) => page.getByRole("button", { name });

	await whenReady(page);
	await page.getByLabel("State").selectOption("Declined");
	await press(page, "Change");
	await expect(button("Change")).toBeFocused();
	await button("Undo").press("Enter");
	await expect(page.getByLabel("State")).toHaveValue("new");
	await expect(button("Change")).toBeFocused();
	await press(page, "Mark as Answered");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

	await open(`${request}/appointments`);
	await press(page, "Confirm");
	await expect(page.getByRole("link", { name: "Move" })).toBeFocused();
	await page.getByLabel("Day").fill("2099-06-04");
	await page.getByLabel("Begins").fill("10:00");
	await press(page, "Propose");
	await expect(page.getByRole("heading", { name: "Propose an appointment" })).toBeFocused();

	await open(`${request}/answer`);
	await press(page, "Mark as Received");
	await expect(button("Change the Day")).toBeFocused();
	await press(page, "Not Received After All");
	await expect(button("Mark as Received")).toBeFocused();

	await open("/admin/notes");
	const notes = page.locator("main li");
	await notes.first().getByText("Delete", { exact: true }).click();
	await press(page, "Delete This Note");
	await expect(notes).toHaveCount(1);
	await expect(notes.getByText("Delete", { exact: true })).toBeFocused();

	await open("/admin/replies");
	const replies = page.locator("main ol > li");
	await replies.nth(1).getByRole("button", { name: /up$/ }).press("Enter");
	await expect(replies.first().getByRole("button", { name: /down$/ })).toBeFocused();

	await open("/admin/data");
	await page.getByLabel("Email address").fill("visitor@example.com");
	await press(page, "Look Up");
	const found = page.getByRole("status").filter({ hasText: "visitor@example.com: 1 request" });
	await expect(found).toHaveCount(1);
	const again = page.getByLabel("type the address again");
	await again.fill("visitor@example");
	await press(page, "Erase for Good");
	await expect(again).toBeFocused();
	await expect(again).toHaveAccessibleDescription(/Nothing was erased/);
	await again.fill("visitor@example.com");
	await press(page, "Erase for Good");
	await expect(page.getByRole("heading", { name: "One person" })).toBeFocused();
	expect(complaints).toEqual([]);
	await leave();
});

async function press(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name, exact: true }).press("Enter");
}
