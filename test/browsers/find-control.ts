import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as TestingLibrary from "@testing-library/dom";

declare global {
	interface Window {
		TestingLibraryDom: typeof TestingLibrary;
	}
}

/** Names and texts match by substring; the first visible match counts. */
export type Target = (
	| { role: string; name?: string }
	| { label: string }
	| { text: string }
	| { css: string }
) & { within?: Target };

export const link = (name: string, within?: Target): Target => ({ role: "link", name, within });
export const button = (name: string, within?: Target): Target => ({ role: "button", name, within });
export const field = (label: string, within?: Target): Target => ({ label, within });
export const words = (text: string, within?: Target): Target => ({ text, within });
export const css = (selector: string, within?: Target): Target => ({ css: selector, within });

/** Finds roles, names and labels as assistive technology does, identically in every engine. */
export const testingLibrary = readFileSync(
	createRequire(import.meta.url).resolve(
		"@testing-library/dom/dist/@testing-library/dom.umd.min.js",
	),
	"utf8",
);

/** Runs in the page. */
export function findTarget(target: Target): HTMLElement | null {
	const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom;
	const list = (root: HTMLElement, one: Target): HTMLElement[] => {
		if ("css" in one) return [...root.querySelectorAll<HTMLElement>(one.css)];
		if ("label" in one) return queryAllByLabelText(root, (text) => text.startsWith(one.label));
		// Text may span elements: take the innermost one that contains it all.
		if ("text" in one) {
			const has = (element: Element) => element.textContent.includes(one.text);
			return [...root.querySelectorAll<HTMLElement>("*")].filter(
				(element) => has(element) && ![...element.children].some(has),
			);
		}
		const { role, name = "" } = one;
		return queryAllByRole(root, role, { name: (found) => found.includes(name) });
	};
	const find = (one: Target): HTMLElement | null => {
		const root = one.within ? find(one.within) : document.body;
		if (!root) return null;
		const seen = list(root, one).filter((element) =>
			element.checkVisibility({ visibilityProperty: true }),
		);
		return seen[0] ?? null;
	};
	return find(target);
}
