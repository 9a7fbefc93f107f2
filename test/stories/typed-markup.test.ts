import type { Page } from "playwright-core";
import { test } from "vitest";
import { textFields } from "../../app/requests/request-fields.ts";
import { drawJpeg } from "../media.ts";
import { payloads } from "../payloads.ts";
import { validRequest } from "../requests.ts";
import { prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();

async function sendPast(page: Page, texts: Record<string, string>, names: string[]): Promise<void> {
	const given = { texts, names, picture: [...(await drawJpeg())] };
	// The current page may be the answer to an earlier try and look the same.
	const answered = page.waitForEvent("load");
	await page.evaluate(({ texts, names, picture }) => {
		const form = [...document.forms].find((each) => "design_idea" in each.elements);
		if (!form) throw new Error("there is no form");
		for (const [name, text] of Object.entries(texts)) {
			for (const control of form.querySelectorAll(`[name=${name}]`)) control.remove();
			const field = form.appendChild(document.createElement("textarea"));
			field.name = name;
			field.value = text;
		}
		for (const kept of form.querySelectorAll("[type=checkbox]")) kept.remove();
		const transfer = new DataTransfer();
		for (const [index, name] of names.entries()) {
			transfer.items.add(new File([index % 2 ? Uint8Array.from(picture) : "no picture"], name));
		}
		const picker = form.elements.namedItem("reference_files") as HTMLInputElement;
		picker.files = transfer.files;
		form.submit();
	}, given);
	await answered;
	await expect(page.getByText("Your request was not sent")).toBeVisible();
	await whenReady(page);
}

/** The request's own tests send all of them. */
const some = payloads.filter((_, index) => index % 4 === 0);

test("markup in texts and file names does not run when it is shown again", async () => {
	const url = `${stories.site.address}/consultation`;
	const { page, complaints, strangers, leave } = await visit(stories.browser, url);
	await whenReady(page);
	const names = [...Object.keys(textFields), "referral_name"].filter((n) => n !== "design_idea");
	const typed = names.map((name, index) => [name, some[index] ?? ""]);
	await sendPast(page, { ...Object.fromEntries(typed), design_idea: payloads.join("\n") }, []);
	await expect(page.getByLabel("Design Idea")).toHaveValue(/<script>/);
	for (const name of ["first_name", "budget", "email"])
		await page.locator(`[name=${name}]`).focus();
	expect(await page.evaluate("window.__pwned")).toBeUndefined();
	const valid = Object.entries(validRequest).map(([name, value]) => [name, String(value)]);
	for (const called of [some.slice(0, 5), some.slice(5, 10)]) {
		await sendPast(
			page,
			Object.fromEntries([...valid, ["tattoo_style", ""], ["piece", ""]]),
			called,
		);
		await expect(page.getByText("Already uploaded")).toBeVisible();
		await page.getByRole("checkbox").first().focus();
		expect(await page.evaluate("window.__pwned")).toBeUndefined();
	}
	// Logged by a number field for text that it cannot show.
	expect(complaints.filter((words) => !words.startsWith("The specified value"))).toEqual([]);
	expect(strangers).toEqual([]);
	await leave();
});
