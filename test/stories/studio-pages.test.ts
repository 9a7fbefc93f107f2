import { test } from "vitest";
import { desk, prepareStories, visitEach, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();

test("on a phone a bar offers the consultation once the top of the page is out of view", async () => {
	await visitEach(stories, ["/", "/about", "/contact"], {}, async (page, path) => {
		const bar = page.locator("[data-bottom-bar]");
		const book = bar.getByRole("link", { name: "Book Consultation" });
		await expect(book).not.toBeInViewport();
		await page.evaluate(() => scrollTo(0, innerHeight * 2));
		await expect(book).toBeInViewport({ ratio: 1 });
		if (path === "/contact") {
			for (const name of ["Text", "Call"])
				await expect(bar.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
		}
		await page.evaluate(() => scrollTo(0, 0));
		await expect(book).not.toBeInViewport();
	});
});

test("every link and control has a visible tab stop; a note is sent and the consultation opened by keyboard only", async () => {
	const paths = ["/about", "/drawing-and-deposit-policy", "/contact"];
	await visitEach(stories, paths, { size: desk }, async (page, path) => {
		await whenReady(page);
		const controls = page
			.locator("main")
			.locator("a, button, textarea, input")
			.filter({ visible: true });
		await page.locator("main").focus();
		expect(await controls.count()).toBeGreaterThan(0);
		for (const control of await controls.all()) {
			await page.keyboard.press("Tab");
			await expect(control).toBeFocused();
			await expect(control).toBeInViewport({ ratio: 1 });
			await expect(control).toHaveCSS("outline-style", "solid");
		}
		if (path !== "/contact") return;
		await page.getByLabel("Thank you and notes").focus();
		await page.keyboard.type("It healed so well.");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(page.getByText("Thank you! Your message has been submitted.")).toBeVisible();
		const book = page.locator("main").getByRole("link", { name: "Book Consultation" }).first();
		await book.focus();
		await page.keyboard.press("Enter");
		await page.getByRole("dialog").getByLabel("First Name").waitFor();
		await page.keyboard.press("Escape");
		await expect(book).toBeFocused();
	});
});

test("on paper the policy and the contact page are one page each, with what makes sense on paper", async () => {
	const paths = ["/drawing-and-deposit-policy", "/contact"];
	await visitEach(stories, paths, { size: desk }, async (page, path) => {
		for (const [format, margin] of [
			["Letter", "0.75in"],
			["A4", "0.4in"],
		] as const) {
			const margins = { top: margin, right: margin, bottom: margin, left: margin };
			const printed = (await page.pdf({ format, margin: margins })).toString("latin1");
			expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
		}
		if (path !== "/contact") return;
		await page.emulateMedia({ media: "print" });
		await expect(page.getByText("studio@example.com").first()).toBeVisible();
		const controls = page.locator("button, textarea, picture").filter({ visible: true });
		await expect(controls).toHaveCount(0);
		for (const book of await page.getByText("Book Consultation").all())
			await expect(book).toBeHidden();
	});
});
