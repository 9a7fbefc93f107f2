import type { Page } from "playwright-core";
import { test } from "vitest";
import { prepareReadOnlyStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();
const at = (path: string) => stories.site.address + path;

interface AccessNode {
	role?: { value: string };
	name?: { value: string };
	ignored: boolean;
	properties?: { name: string; value: { value: unknown } }[];
}

async function readAccess(page: Page) {
	const session = await page.context().newCDPSession(page);
	const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AccessNode[] };
	await session.detach();
	const has = (node: AccessNode, name: string, value: unknown) =>
		node.properties?.some((one) => one.name === name && one.value.value === value) === true;
	const focused = nodes.findLast((node) => has(node, "focused", true));
	const title = nodes[0]?.name?.value;
	return {
		title,
		focus: `${focused?.role?.value} ${focused?.name?.value}`,
		said: nodes.some((node) => node.role?.value === "StaticText" && node.name?.value === title),
	};
}

test("page changes by link, menu, Back and Forward are announced, and each focuses the new page's heading", async () => {
	const { page, complaints, leave } = await visit(stories.browser, at("/"), { motion: true });
	await whenReady(page);
	const region = page.locator("body > [aria-live=polite]");
	await expect(region).toBeEmpty();

	const changes: [what: () => Promise<unknown>, title: RegExp, heading: string][] = [
		[() => follow(page, "View Portfolios"), /^Tattoo Portfolios/, "Portfolios"],
		[() => follow(page, "Tattoos"), /^Tattoos/, "Tattoos"],
		[() => page.goBack(), /^Tattoo Portfolios/, "Portfolios"],
		[() => page.goForward(), /^Tattoos/, "Tattoos"],
		[() => chooseFromMenu(page, "Blog"), /Blog/, "Blog"],
		[() => chooseFromMenu(page, "Home"), /Linework/, "Custom Tattoos by A Master of the Craft"],
	];
	for (const [change, title, heading] of changes) {
		await change();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await expect(page).toHaveTitle(title);
		await expect
			.poll(() => readAccess(page))
			.toEqual({ title: await page.title(), focus: `heading ${heading}`, said: true });
		await expect(region).toHaveText(await page.title());
	}
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Book Consultation" }).first()).toBeFocused();
	expect(complaints).toEqual([]);
	await leave();
});

test("dialogs, filters and fragments leave the focus alone", async () => {
	const { page, leave } = await visit(stories.browser, at("/artwork/drawings"), {
		motion: true,
	});
	await whenReady(page);
	const region = page.locator("body > [aria-live=polite]");
	const filter = page.getByRole("link", { name: "Abstract", exact: true });
	await filter.click();
	await expect(page).toHaveURL(/filter=abstract/);
	await expect(filter).toBeFocused();
	const plate = page.locator("main ol a").first();
	await plate.click();
	await expect(page.getByRole("dialog").getByRole("heading")).toBeFocused();
	await page.goBack();
	await expect(plate).toBeFocused();
	await expect(region).toBeEmpty();
	await leave();
});

async function follow(page: Page, name: string): Promise<void> {
	await page.locator("main, footer").getByRole("link", { name, exact: true }).first().click();
}

async function chooseFromMenu(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name: "Menu" }).click();
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
}
