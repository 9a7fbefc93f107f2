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

export interface Control {
	click(): Promise<void>;
	/** Replaces a field's text, or chooses the option with this text. */
	fill(text: string): Promise<void>;
	choose(paths: string[]): Promise<void>;
}

/** One window of one engine: the few operations that stories need. */
export interface Browser {
	open(url: string): Promise<void>;
	reload(): Promise<void>;
	/** Runs in the page, without access to the outer scope. */
	evaluate<Args extends unknown[], Result>(
		run: (...args: Args) => Result | Promise<Result>,
		...args: Args
	): Promise<Result>;
	/** Runs a script in the page despite its content security policy. */
	inject(script: string): Promise<void>;
	/** Runs `look` in the page. @returns its element, or null */
	find<Args extends unknown[]>(
		look: (...args: Args) => Element | null,
		...args: Args
	): Promise<Control | null>;
	press(key: Key): Promise<void>;
	resize(size: Size): Promise<void>;
	takeScreenshot(): Promise<Buffer>;
	close(): Promise<void>;
}

declare module "vitest" {
	interface ProvidedContext {
		engine: Engine;
	}
}
