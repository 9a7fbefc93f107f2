import type { Locator } from "playwright-core";
import { describe, test } from "vitest";
import { drawJpeg } from "../media.ts";
import { desk, phone, prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { type ChosenFile, chooseFive, fillIn, listSent, submitButton } from "./form.ts";
import { followRequests } from "./stored.ts";

const stories = prepareStories();

const words: ChosenFile = {
	name: "photo.jpg",
	mimeType: "image/jpeg",
	buffer: Buffer.from("Only some words."),
};

async function comeBack(form: Locator): Promise<void> {
	await fillIn(form, { Phone: "(970) 555-0100" });
	const [heron, , , clip] = await chooseFive();
	const files = [heron, words, clip].filter((file) => file !== undefined);
	await form.locator("input[type=file]").setInputFiles(files);
	await submitButton(form).click();
	await expect(form.getByText("Your request was not sent")).toBeVisible();
}

test("without scripts the form is a page; an age or a file that is refused leaves the other files and everything typed", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, complaints, leave } = await visit(stories.browser, stories.site.address, {
		scripts: false,
	});
	await page.getByRole("link", { name: "Book Consultation" }).first().click();
	await expect(page).toHaveURL(`${stories.site.address}/consultation`);
	const form = page.locator("form", { has: page.getByLabel("First Name") });
	await fillIn(form, { Age: "17" });
	await form.evaluate((element) => element.setAttribute("novalidate", ""));
	await submitButton(form).click();
	await expect(page.getByText("Age must be between 18 and 120.").first()).toBeVisible();
	await expect(form.getByLabel("First Name")).toHaveValue("Test");
	await comeBack(form);
	const notice = form.getByRole("complementary", { name: "Your data" });
	await expect(notice).toContainText("go to the studio when you submit the form");
	await expect(notice).not.toContainText("on this device");
	await expect(form.getByText(/^“photo\.jpg” is not a picture or video/)).toBeVisible();
	await expect(form.getByLabel("First Name")).toHaveValue("Test");
	await expect(form.getByLabel("Phone")).toHaveValue("(970) 555-0100");
	await expect(form.getByLabel("Design Idea")).toHaveValue("A heron in reeds");
	await expect(form.getByLabel("Referred By")).toHaveValue("-None-");
	const kept = form.getByRole("group", { name: "Already uploaded" });
	await expect(kept.getByRole("checkbox", { checked: true })).toHaveCount(2);
	await expect(kept.getByRole("checkbox", { name: "heron.jpg Keep this file" })).toBeVisible();
	await expect(form.getByLabel("Add up to 3 more pictures or videos")).toBeVisible();
	for (const size of [desk, phone]) {
		await page.setViewportSize(size);
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(wide).toBeLessThanOrEqual(size.width);
	}
	await submitButton(form).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Consultation Request Submitted!",
	);
	expect(await listNew()).toMatchObject([{ reference_images_count: 2 }]);
	expect(complaints).toEqual([]);
	await leave();
});

describe("when scripts take over a form that came back", () => {
	/** Submits before hydration; the page that answers has scripts. */
	const arrive = async () => {
		const visitor = await visit(stories.browser, `${stories.site.address}/consultation`);
		const { page } = visitor;
		await whenReady(page);
		const form = page.locator("form", { has: page.getByLabel("First Name") });
		await expect(form.locator("[name=opened_at]")).toHaveValue(/^\d{13}$/);
		await fillIn(form);
		const files = [words, { ...words, name: "heron.jpg", buffer: await drawJpeg() }];
		await form.evaluate(
			(element: HTMLFormElement, chosen) => {
				const transfer = new DataTransfer();
				for (const { name, bytes } of chosen) {
					transfer.items.add(new File([Uint8Array.from(bytes)], name, { type: "image/jpeg" }));
				}
				const picker = element.elements.namedItem("reference_files") as HTMLInputElement;
				picker.files = transfer.files;
				element.submit();
			},
			files.map(({ name, buffer }) => ({ name, bytes: [...buffer] })),
		);
		await expect(form.getByText("Your request was not sent")).toBeVisible();
		await whenReady(page);
		// A quick second submit must not look as if the form was just opened.
		await expect(form.locator("[name=opened_at]")).toHaveValue("");
		return { ...visitor, form };
	};

	test("the carried-over files are sent with new ones", async () => {
		const listNew = await followRequests(stories.site.database.db);
		const { page, form, complaints, leave } = await arrive();
		const more = (await chooseFive()).map((file, index) => ({
			...file,
			name: `${index}-${file.name}`,
		}));
		await form.locator("input[type=file]").setInputFiles(more);
		await expect(
			page.getByRole("alert").filter({ hasText: "One file was left out" }),
		).toBeVisible();
		await expect(listSent(form)).toHaveCount(4);
		await submitButton(form).click();
		await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
		expect(await listNew()).toMatchObject([{ reference_images_count: 5 }]);
		await expect(form.getByRole("checkbox")).toHaveCount(0);
		expect(complaints).toEqual([]);
		await leave();
	});

	test("Cancel deletes them from the server", async () => {
		const { page, form, leave } = await arrive();
		const count = async () => (await stories.site.files.listKept()).length;
		const before = await count();
		await form.getByRole("button", { name: "Cancel" }).click();
		await expect(page).toHaveURL(`${stories.site.address}/`);
		await expect.poll(count).toBe(before - 1);
		await leave();
	});
});
