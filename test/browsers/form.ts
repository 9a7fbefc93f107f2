import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { answers, chooseFive } from "../stories/form.ts";
import { css, field, link, type Target } from "./find-control.ts";
import type { Visitor } from "./visitor.ts";

export const form: Target = { role: "dialog", name: "Book a Consultation" };
export const files = css("input[type=file]");
export const submit = css("form:has([name=first_name]) [type=submit]");

/** @returns the paths of three pictures, an MP4 and a MOV */
export async function writeFive(): Promise<string[]> {
	const folder = await mkdtemp(join(tmpdir(), "linework-chosen-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const chosen = await chooseFive();
	return Promise.all(
		chosen.map(async ({ name, buffer }) => {
			const path = join(folder, name);
			await writeFile(path, buffer);
			return path;
		}),
	);
}

export async function openForm(visitor: Visitor): Promise<void> {
	await visitor.click(link("Book Consultation"));
	await visitor.see(field("First Name", form));
}

export async function fillIn(visitor: Visitor): Promise<void> {
	for (const [label, answer] of Object.entries({ ...answers, "Referred By": "-None-" }))
		await visitor.fill(field(label), answer);
}

export function listRequests({ site }: Visitor) {
	return site.database.db.selectFrom("consultation_submissions").selectAll().execute();
}
