import { expect, inject, test } from "vitest";
import { field, words } from "./find-control.ts";
import { files, fillIn, form, listRequests, openForm, submit, writeFive } from "./form.ts";
import { prepareVisitor } from "./visitor.ts";

const visitor = prepareVisitor();

/** Runs in the page: whether IndexedDB has this answer and this many uploaded files. */
async function isKept(designIdea: string, count: number): Promise<boolean> {
	const database = await new Promise<IDBDatabase>((resolve, reject) => {
		const opening = indexedDB.open("consultation");
		opening.onsuccess = () => resolve(opening.result);
		opening.onerror = () => reject(opening.error);
	});
	const store = database.transaction("draft").objectStore("draft");
	const read = (key: string) =>
		new Promise<unknown>((resolve) => {
			const reading = store.get(key);
			reading.onsuccess = () => resolve(reading.result);
		});
	const [fields, kept] = await Promise.all([read("fields"), read("files")]);
	database.close();
	const arrived = ((kept ?? []) as { state: { is: string } }[]).filter(
		({ state }) => state.is === "done",
	);
	return (
		(fields as Record<string, string> | undefined)?.design_idea === designIdea &&
		arrived.length === count
	);
}

const typed = { email: "visitor@example.com", design_idea: "A heron in reeds" };

/** Fills in the form with two files, closes it with Escape, and checks it after a reload. */
async function comeBack(): Promise<void> {
	await visitor.open("/");
	await openForm(visitor);
	await visitor.choose(files, (await writeFive()).slice(0, 2));
	await fillIn(visitor);
	await visitor.press("Escape");
	await visitor.miss(form);
	await visitor.until(isKept, typed.design_idea, 2);
	await visitor.reload();
	await openForm(visitor);
	await visitor.until(
		(wanted) =>
			Object.entries(wanted).every(
				([name, value]) =>
					document.querySelector<HTMLInputElement>(`dialog [name=${name}]`)?.value === value,
			),
		typed,
	);
}

async function sendWith(count: number): Promise<void> {
	await visitor.fill(field("Design Idea", form), "Two herons");
	await visitor.click(submit);
	await visitor.see(words("Consultation Request Submitted!"));
	expect(await listRequests(visitor)).toMatchObject([
		{ design_idea: "Two herons", referred_by: "-None-", reference_images_count: count },
	]);
}

// Automated WebKit windows are private, and WebKit stores no files in those.
if (inject("engine") === "webkit") {
	test("after a reload what was typed is there, and files that could not be kept are named", async () => {
		await comeBack();
		await visitor.see(words("Files Are Missing"));
		await sendWith(0);
	});
} else {
	test("what was typed and chosen is there after a reload, and is sent as it is", async () => {
		await comeBack();
		await visitor.until(() =>
			[...document.querySelectorAll<HTMLImageElement>("dialog li img")].some(
				({ naturalWidth }) => naturalWidth > 0,
			),
		);
		await sendWith(2);
	});
}
