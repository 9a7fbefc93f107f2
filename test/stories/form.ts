import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { drawJpeg, drawPng } from "../media.ts";
import { whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

export interface ChosenFile {
	name: string;
	mimeType: string;
	buffer: Buffer;
}

let five: Promise<ChosenFile[]> | undefined;

export function chooseFive(): Promise<ChosenFile[]> {
	five ??= drawFive();
	return five;
}

async function drawFive(): Promise<ChosenFile[]> {
	return [
		{ name: "heron.jpg", mimeType: "image/jpeg", buffer: await drawJpeg(320, 240) },
		{ name: "reeds.png", mimeType: "image/png", buffer: await drawPng(320, 240) },
		{ name: "arm.jpeg", mimeType: "image/jpeg", buffer: await drawJpeg(240, 320) },
		{ name: "clip.mp4", mimeType: "video/mp4", buffer: readSample("clip.mp4") },
		{ name: "clip.mov", mimeType: "video/quicktime", buffer: readSample("clip.mov") },
	];
}

function readSample(name: string): Buffer {
	return readFileSync(join(import.meta.dirname, "../samples", name));
}

export async function openDialog(page: Page): Promise<Locator> {
	// Without scripts, the link opens the form as a page.
	await whenReady(page);
	await page.getByRole("link", { name: "Book Consultation" }).first().click();
	const dialog = page.getByRole("dialog", { name: "Book a Consultation" });
	await dialog.getByLabel("First Name").waitFor();
	return dialog;
}

export const answers = {
	"First Name": "Test",
	"Last Name": "Visitor",
	Age: "30",
	Email: "visitor@example.com",
	"Design Idea": "A heron in reeds",
};

export async function fillIn(form: Locator, changes: Record<string, string> = {}): Promise<void> {
	for (const [label, value] of Object.entries({ ...answers, ...changes }))
		await form.getByLabel(label).fill(value);
	await form.getByLabel("Referred By").selectOption("-None-");
}

export function submitButton(form: Locator): Locator {
	return form.locator("button[type=submit]");
}

export function listSent(form: Locator): Locator {
	return form.getByRole("listitem").filter({ hasText: /^Sent/ });
}

export function untilSent(form: Locator, count: number): Promise<void> {
	return expect(listSent(form)).toHaveCount(count, { timeout: 40_000 });
}
