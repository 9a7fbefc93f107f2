import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { href } from "react-router";

/** No text of one element is longer; a container's would be. */
const mostWords = 2_000;

/** In the address, because a tap from before the scripts is repeated before the bar is hydrated. */
export const choosingHash = "#edit";

interface Page {
	pathname: string;
	/** They are in a document, and the page has no editors. */
	hasWords: boolean;
	/** The page's own editors are open. */
	isEditing: boolean;
}

const everything = "header, main, footer";
/**
 * Lists are arranged there, what has an editor holds its button or field, and the list's next page stays a tap away. Keep
 * it in step with the stylesheet.
 */
const withoutEditors =
	"main :is(h1, h2, p:not([data-way])):not(:has(button, textarea), :is(li, form, nav, button) *), footer";

/**
 * A tap on words leads to the form where they are written.
 * @returns whether that is so on the whole page
 */
export function useChoosing(
	{ pathname, hasWords, isEditing }: Page,
	onEscape: () => void,
): boolean {
	const isAsked = useSyncExternalStore(
		watchHash,
		() => location.hash === choosingHash,
		() => false,
	);
	const isOn = isAsked && hasWords;
	const parts = isOn ? everything : isEditing ? withoutEditors : undefined;
	const onLeave = useEffectEvent(() => isOn && onEscape());
	useEffect(() => {
		if (!parts) return;
		const root = document.documentElement;
		root.dataset.choosing = isOn ? "everything" : "";
		const choose = (event: MouseEvent) => {
			if (!(event.target instanceof Element)) return;
			// Toasts and dialogs are no words of the page.
			if (!event.target.closest(parts)) return;
			if (event.target.closest("dialog, .draft-bar")) return;
			event.preventDefault();
			event.stopPropagation();
			const words = readWords(event.target);
			if (!words) return;
			const query = new URLSearchParams({ page: pathname, words });
			if (event.target.closest("h1")) query.set("part", "heading");
			else if (!event.target.closest("main")) query.set("part", "frame");
			location.assign(`${href("/admin/site/words")}?${query}`);
		};
		const leave = ({ key }: KeyboardEvent) =>
			key === "Escape" && !document.querySelector("dialog[open]") && onLeave();
		// Before the page's own listeners.
		addEventListener("click", choose, { capture: true });
		addEventListener("keydown", leave);
		return () => {
			delete root.dataset.choosing;
			removeEventListener("click", choose, { capture: true });
			removeEventListener("keydown", leave);
		};
	}, [isOn, parts, pathname]);
	return isOn;
}

/** An empty hash would lead to the top of the page. */
export function endChoosing(): void {
	history.replaceState(history.state, "", location.pathname + location.search);
	dispatchEvent(new HashChangeEvent("hashchange"));
}

function watchHash(listener: () => void): () => void {
	addEventListener("hashchange", listener);
	return () => removeEventListener("hashchange", listener);
}

/** @returns nothing for what holds other elements only, such as a section */
function readWords(element: Element): string {
	if (element instanceof HTMLImageElement)
		return element.alt || (element.closest("a")?.textContent?.trim() ?? "");
	const isText = ({ nodeType, nodeValue }: Node) =>
		nodeType === Node.TEXT_NODE && nodeValue?.trim() !== "";
	const words = [...element.childNodes].some(isText) ? (element.textContent?.trim() ?? "") : "";
	return words.slice(0, mostWords);
}
