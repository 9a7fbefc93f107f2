import { expect, test } from "vitest";
import { button, css, words } from "./find-control.ts";
import { prepareVisitor } from "./visitor.ts";

const visitor = prepareVisitor();

test("a note is kept through a reload, sent and cleared", async () => {
	const note = css("main textarea");
	await visitor.open("/contact");
	await visitor.fill(note, "It healed so well.");
	await visitor.until(() => localStorage.getItem("thankYouMessage") === "It healed so well.");
	await visitor.reload();
	await visitor.until(() => document.querySelector("textarea")?.value === "It healed so well.");
	await visitor.click(button("Submit"));
	await visitor.see(words("Thank you! Your message has been submitted."));
	await visitor.until(() => document.querySelector("textarea")?.value === "");
	const notes = await visitor.site.database.db
		.selectFrom("Thank you and notes")
		.select("message")
		.execute();
	expect(notes).toEqual([{ message: "It healed so well." }]);
});

test("a visit is counted, and both counters show it", async () => {
	const { count } = (await visitor.site.call("/api/visitor-count")).json() as { count: number };
	await visitor.open("/");
	await visitor.click(button("I was here"));
	await visitor.see(words("Visit counted!"));
	await visitor.until(
		(wanted) =>
			[...document.querySelectorAll("main *, footer *")].filter(
				({ children, textContent }) => children.length === 0 && textContent === wanted,
			).length === 2,
		String(count + 1),
	);
});
