import { readFile } from "node:fs/promises";
import { beforeAll, test } from "vitest";
import { signIn } from "../artist.ts";
import { drawJpeg } from "../media.ts";
import { multipart } from "../multipart.ts";
import { validRequest } from "../requests.ts";
import { expectAccessible } from "./accessible.ts";
import { holdBack, phone, prepareStories, whenReady, whenSettled } from "./browser.ts";
import { expect } from "./expect.ts";
import { expectDrawnAsText } from "./forced-colors.ts";
import { visitDesk } from "./visit-desk.ts";

const stories = prepareStories();
let session: Record<string, string>;

beforeAll(async () => {
	const { site } = stories;
	session = await signIn(site);
	const clip = await readFile(new URL("../samples/clip.mp4", import.meta.url));
	const sent = await site.call("/consultation", {
		method: "POST",
		...multipart([
			...Object.entries({ ...validRequest, planned_size: "10 x 15 cm" }).map(
				([name, value]): [string, string] => [name, String(value)],
			),
			["reference_images", await drawJpeg(900, 600), "wide.jpg"],
			["reference_images", await drawJpeg(600, 1_200), "tall.jpg"],
			["reference_images", await drawJpeg(2_400, 2_000), "large.jpg"],
			["reference_images", clip, "clip.mp4"],
		]),
	});
	expect(sent.status).toBe(201);
});

test("on a phone the artist views the references, changes the state and adds a note; a page that another tab has overtaken says so", async () => {
	const artist = await visitDesk(stories, session, "/healthz");
	const { page, context, complaints, strangers, leave } = artist;
	// On a slow connection, the list leads on before its scripts have come.
	const releaseScripts = await holdBack(page, /assets\/.*\.js/);
	await page.goto(`${stories.site.address}/admin`, { waitUntil: "domcontentloaded" });
	await page.getByRole("link", { name: "Test Visitor" }).click();
	await expect(page.getByRole("heading", { name: "Test Visitor" })).toBeVisible();
	releaseScripts();
	await whenReady(page);
	await whenSettled(page);
	await expectAccessible(page);
	await expectDrawnAsText(page.locator("figure > svg :is(path, rect)"), "stroke");

	const large = page.waitForRequest((request) => /files\/\w+$/.test(request.url()));
	await page.getByRole("link", { name: "large.jpg", exact: true }).click();
	const viewer = page.getByRole("dialog");
	await expect(viewer).toContainText("3 of 3");
	await viewer.getByRole("button", { name: "Zoom in" }).click();
	expect((await large).resourceType()).toBe("image");
	await whenSettled(page);
	await expectAccessible(page);
	await viewer.getByRole("button", { name: "Previous" }).click();
	await expect(viewer).toContainText("tall.jpg");
	await page.keyboard.press("Escape");
	await expect(viewer).toHaveCount(0);
	await expect(page.getByRole("link", { name: "tall.jpg", exact: true })).toBeFocused();

	const video = page.getByLabel("clip.mp4");
	await video.scrollIntoViewIfNeeded();
	const at = await video.evaluate(async (element: HTMLVideoElement) => {
		const sought = new Promise((resolve) => element.addEventListener("seeked", resolve));
		element.currentTime = 0.7;
		await sought;
		return element.currentTime;
	});
	expect(at).toBe(0.7);

	const release = await holdBack(page, /\.data/);
	await page.getByLabel("State").selectOption("Needs info");
	await page.getByRole("button", { name: "Change" }).click();
	await expect(page.getByRole("button", { name: "Changing..." })).toBeDisabled();
	release();
	await expect(page.getByRole("status").first()).toContainText("Needs infoYour turn");
	await page.getByRole("button", { name: "Mark as Answered" }).click();
	await expect(page.getByRole("status").first()).toContainText("Needs infoClient’s turn");
	await page.getByLabel("New note").fill("Prefers mornings");
	await stories.site.call(new URL(page.url()).pathname, {
		method: "POST",
		headers: { ...session, "Content-Type": "application/x-www-form-urlencoded" },
		body: "intent=note&note=From+the+phone",
	});
	await expect(page.getByText("From the phone")).toBeVisible();
	await page.getByRole("button", { name: "Add Note" }).click();
	await expect(page.getByText("Prefers mornings").and(page.locator("li p"))).toBeVisible();
	await expect(page.getByLabel("New note")).toHaveValue("");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

	const second = await context.newPage();
	// With its stream of events it would show the change before it could be overtaken.
	await second.route(/admin\/events/, (route) => route.abort());
	await second.goto(page.url());
	await whenReady(second);
	await page.getByLabel("State").selectOption("Quoted");
	await page.getByRole("button", { name: "Change" }).click();
	await expect(page.getByText("You changed it to Quoted")).toBeVisible();
	await second.getByLabel("State").selectOption("Booked");
	await second.getByRole("button", { name: "Change" }).click();
	await expect(
		second.getByText("In the meantime, something changed here. It’s now “Quoted.”"),
	).toBeVisible();
	await expect(second.getByLabel("State")).toHaveValue("booked");
	await whenSettled(second);
	await expectAccessible(second);
	await second.getByRole("button", { name: "Change" }).click();
	await expect(second.getByText("You changed it to Booked")).toBeVisible();
	expect([complaints, strangers]).toEqual([[], []]);
	await leave();
});
