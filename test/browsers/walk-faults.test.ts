import { expect, test } from "vitest";
import { inspectPage } from "./inspect-page.ts";
import { listViolations } from "./list-violations.ts";
import { prepareVisitor } from "./visitor.ts";

const visitor = prepareVisitor();

/** Runs in the page: adds the faults that the walk must find. */
function breakPage(): void {
	const add = (tag: string, style: Partial<CSSStyleDeclaration>) => {
		const element = document.createElement(tag);
		Object.assign(element.style, style);
		document.body.append(element);
		return element;
	};
	add("div", { width: "500px", height: "1px" }).id = "wide";
	add("img", { width: "10px", height: "10px" }).setAttribute("src", "/no-such-picture.png");
	const link = add("a", { display: "block", height: "40px" });
	link.setAttribute("href", "/covered");
	add("div", { position: "fixed", inset: "auto 0 0 0", height: "300px", zIndex: "99" });
	setTimeout(() => {
		throw new Error("Thrown for the walk");
	});
}

test("the walk sees what is too wide, broken, covered, inaccessible and thrown", async () => {
	await visitor.open("/about");
	expect(await visitor.evaluate(inspectPage)).toEqual([]);
	await visitor.evaluate(breakPage);
	const faults = (await visitor.evaluate(inspectPage)).join("\n");
	expect(faults).toMatch(/Broken picture: <img .*no-such-picture/);
	expect(faults).toMatch(/110 px too wide: <div .*id="wide"/);
	expect(faults).toMatch(/At the bottom <a .*href="\/covered"/);
	expect(faults).toMatch(/Hidden while it has the focus: <a .*href="\/covered"/);
	expect((await listViolations(visitor)).join("\n")).toMatch(/image-alt: <img .*no-such-picture/);
	// Chromium hides errors thrown by scripts that the driver injected.
	const complaints: string[] = [];
	await expect
		.poll(() => complaints.push(...visitor.takeComplaints()) && complaints.join("\n"))
		.toMatch(/Thrown for the walk|Script error/);
	expect(complaints.join("\n")).toMatch(/Not loaded: <img/);
});
