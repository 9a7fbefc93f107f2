import { expect, test } from "vitest";
import { field, words } from "./find-control.ts";
import { files, fillIn, form, listRequests, openForm, submit, writeFive } from "./form.ts";
import { prepareVisitor } from "./visitor.ts";

const visitor = prepareVisitor();

test("a stranger sends a request with three pictures and two videos", async () => {
	await visitor.open("/");
	await openForm(visitor);
	await visitor.choose(files, await writeFive());
	await visitor.see(words("Maximum 5 files reached"));
	await fillIn(visitor);
	await visitor.click(submit);
	await visitor.see(words("Consultation Request Submitted!"));
	await visitor.miss(form);
	await openForm(visitor);
	await visitor.until(() => document.querySelectorAll("dialog li :is(img, video)").length === 0);
	expect(await listRequests(visitor)).toMatchObject([
		{ first_name: "Test", age: 30, referred_by: "-None-", reference_images_count: 5 },
	]);
});

test("what is missing is named, and can be put right", async () => {
	await visitor.open("/");
	const before = await listRequests(visitor);
	await openForm(visitor);
	await visitor.click(submit);
	await visitor.see(words("Missing Information"));
	await fillIn(visitor);
	await visitor.fill(field("Age"), "17");
	await visitor.click(submit);
	await visitor.see(words("Age must be between 18 and 120."));
	await visitor.fill(field("Age"), "18");
	await visitor.click(submit);
	await visitor.see(words("Consultation Request Submitted!"));
	expect(await listRequests(visitor)).toHaveLength(before.length + 1);
});
