import { test } from "vitest";
import { words } from "./find-control.ts";
import { prepareVisitor } from "./visitor.ts";

const visitor = prepareVisitor();

test("after one visit the page and its guides read without the studio", async () => {
	await visitor.open("/aftercare");
	await visitor.until(() => caches.match("/aftercare").then(Boolean));
	await visitor.until(() => navigator.serviceWorker.ready.then(({ active }) => active !== null));
	await visitor.door.shut();
	await visitor.reload();
	await visitor.see(words("This page is the copy saved to this device on"));
	await visitor.until(() => {
		const guides = document.querySelectorAll<HTMLImageElement>('img[alt^="Instruction sheet"]');
		for (const guide of guides) guide.scrollIntoView({ behavior: "instant" });
		return guides.length === 3 && [...guides].every(({ naturalWidth }) => naturalWidth > 0);
	});
});
