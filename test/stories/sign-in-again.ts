import type { Page } from "playwright-core";
import { account } from "../artist.ts";
import { expect } from "./expect.ts";

/** After a form was sent without a session: in a new tab, which the toast opens. */
export async function signInAgain(page: Page): Promise<void> {
	await expect(page.getByText("You are signed out.")).toBeVisible();
	const opened = page.context().waitForEvent("page");
	await page.getByRole("button", { name: "Sign In" }).click();
	const tab = await opened;
	await expect(tab.getByText("still in the tab you came from")).toBeVisible();
	await tab.getByLabel("Email address").fill(account.email);
	await tab.getByLabel("Password").fill(account.password);
	await tab.getByRole("button", { name: "Sign In" }).click();
	await tab.waitForURL(/\/admin/);
	await tab.close();
}
