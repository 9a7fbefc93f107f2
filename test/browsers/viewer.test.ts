import { test } from "vitest";
import { documents } from "../documents.ts";
import { button, css, type Target } from "./find-control.ts";
import { prepareVisitor } from "./visitor.ts";

const tattoos = documents.tattoos.pieces;

const visitor = prepareVisitor();

const list = "/artwork/tattoos";
const [, koi, raven] = tattoos;
const viewer = (piece = koi): Target => ({ role: "dialog", name: piece?.title });
const plate = css(`a[aria-haspopup=dialog][href^="${list}/${koi?.id}-"]`);

/** Runs in the page: whether the open picture is loaded, at rest and fully visible. */
function isWhole(): boolean {
	// One that follows a scroll position runs for ever.
	const own = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
	if (own.some(({ playState }) => playState === "running")) return false;
	const picture = [...document.querySelectorAll<HTMLImageElement>("dialog[open] img")].at(-1);
	if (!picture?.complete || picture.naturalWidth === 0) return false;
	const { left, right, top, bottom } = picture.getBoundingClientRect();
	return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
}

function isAt(path: string): boolean {
	return location.pathname.startsWith(path);
}

test("a piece opens under its own address, keys go on to the next, and Back comes to its place", async () => {
	await visitor.open(list);
	await visitor.click(plate);
	await visitor.see(viewer());
	await visitor.until(isWhole);
	await visitor.until(isAt, `${list}/${koi?.id}-`);
	await visitor.press("ArrowRight");
	await visitor.see(viewer(raven));
	await visitor.until(isWhole);
	await visitor.until(isAt, `${list}/${raven?.id}-`);
	await visitor.evaluate(() => history.back());
	await visitor.miss({ role: "dialog" });
	await visitor.until((path) => location.pathname === path, list);
});

test("buttons zoom, and Escape closes it where the visitor was", async () => {
	await visitor.open(list);
	await visitor.click(plate);
	await visitor.see(viewer());
	await visitor.until(isWhole);
	await visitor.click(button("Zoom in"));
	await visitor.until(() => {
		const moved = document.querySelector(".react-transform-component");
		return moved && new DOMMatrix(getComputedStyle(moved).transform).a > 1;
	});
	await visitor.click(button("reset zoom"));
	await visitor.until(isWhole);
	await visitor.press("Escape");
	await visitor.miss({ role: "dialog" });
	await visitor.until(
		(href) => document.activeElement?.getAttribute("href")?.startsWith(href),
		`${list}/${koi?.id}-`,
	);
});

/** Runs in the page: what a pointer meets there, in hundredths of the picture's width. */
function meets(at: number, selector: string): boolean {
	const { left, top, width, height } =
		document.querySelector("input[type=range]")?.getBoundingClientRect() ?? new DOMRect();
	const met = document.elementFromPoint(left + (width * at) / 100, top + height / 3);
	return Boolean(met?.closest(selector));
}

test("a key moves the line between fresh and healed, and beside it a picture is pressed", async () => {
	const pair = tattoos.find(({ healed }) => healed);
	await visitor.open(`${list}/${pair?.id}`);
	await visitor.until(meets, 50, "input");
	await visitor.until(meets, 25, ".pair-fresh a");
	await visitor.until(meets, 75, ".pair-healed a");
	await visitor.evaluate(() => document.querySelector<HTMLElement>("input[type=range]")?.focus());
	for (let presses = 0; presses < 5; presses++) await visitor.press("ArrowLeft");
	await visitor.see({ role: "slider", name: "Line between fresh and healed" });
	await visitor.until(
		() => Number(document.querySelector<HTMLInputElement>("input[type=range]")?.value) < 50,
	);
});
