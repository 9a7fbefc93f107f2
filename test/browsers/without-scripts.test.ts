import { beforeEach, expect, test } from "vitest";
import { button, css, words } from "./find-control.ts";
import { files, fillIn, listRequests, submit, writeFive } from "./form.ts";
import { prepareVisitor } from "./visitor.ts";

const visitor = prepareVisitor();
beforeEach(() => visitor.forgoScripts());

test("the request is a page, and takes files", async () => {
	await visitor.open("/consultation");
	await fillIn(visitor);
	await visitor.choose(files, (await writeFive()).slice(2, 4));
	await visitor.click(submit);
	await visitor.see({ role: "heading", name: "Consultation Request Submitted!" });
	expect(await listRequests(visitor)).toMatchObject([{ age: 30, reference_images_count: 2 }]);
});

test("a note is sent, and a visit counted", async () => {
	await visitor.open("/contact");
	await visitor.fill(css("main textarea"), "It healed so well.");
	await visitor.click(button("Submit"));
	await visitor.see(words("Thank you! Your message has been submitted."));
	await visitor.open("/");
	await visitor.click(button("I was here"));
	await visitor.see(words("Visit counted!"));
});
