import type { Engine } from "../../scripts/engines.ts";

export interface Size {
	width: number;
	height: number;
}

export type Key =
	| "Enter"
	| "Escape"
	| "Tab"
	| "ArrowLeft"
	| "ArrowRight"
	| "ArrowDown"
	| "Shift"
	| "d";

/** An element, used as a person would. */
export interface Control {
	click(): Promise<void>;
	/** Replaces what is in a field, or chooses the option that reads so. */
	fill(text: string): Promise<void>;
	choose(paths: string[]): Promise<void>;
}

/** One window of one engine: the little that stories need, in the same words for all three. */
export interface Browser {
	open(url: string): Promise<void>;
	reload(): Promise<void>;
	/** Runs a function in the page; it sees nothing but its arguments. */
	evaluate<Args extends unknown[], Result>(
		run: (...args: Args) => Result | Promise<Result>,
		...args: Args
	): Promise<Result>;
	/** Runs the text of a script in the page, whatever the page's content policy. */
	inject(script: string): Promise<void>;
	/** @returns the element that a function finds in the page, or null */
	find<Args extends unknown[]>(
		look: (...args: Args) => Element | null,
		...args: Args
	): Promise<Control | null>;
	press(key: Key): Promise<void>;
	resize(size: Size): Promise<void>;
	/** @returns a PNG */
	takeScreenshot(): Promise<Buffer>;
	close(): Promise<void>;
}

declare module "vitest" {
	interface ProvidedContext {
		engine: Engine;
	}
}
