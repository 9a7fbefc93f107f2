import { useEffect, useState } from "react";
import { href } from "react-router";

/** No text of one element is longer; a container's would be. */
const mostWords = 2_000;

/** While it is on, a tap on words of the page leads to the form where they are written. Another page turns it off. */
export function useChoosing(pathname: string): [isOn: boolean, turn: (on: boolean) => void] {
	const [page, setPage] = useState<string>();
	const isOn = page === pathname;
	useEffect(() => {
		if (!isOn) return;
		const root = document.documentElement;
		root.dataset.choosing = "";
		const choose = (event: MouseEvent) => {
			if (!(event.target instanceof Element) || event.target.closest(".draft-bar")) return;
			event.preventDefault();
			event.stopPropagation();
			const words = readWords(event.target);
			if (!words) return;
			const query = new URLSearchParams({ page: pathname, words });
			location.assign(`${href("/admin/site/words")}?${query}`);
		};
		const leave = ({ key }: KeyboardEvent) => key === "Escape" && setPage(undefined);
		// Before the page's own listeners.
		addEventListener("click", choose, { capture: true });
		addEventListener("keydown", leave);
		return () => {
			delete root.dataset.choosing;
			removeEventListener("click", choose, { capture: true });
			removeEventListener("keydown", leave);
		};
	}, [isOn, pathname]);
	return [isOn, (on) => setPage(on ? pathname : undefined)];
}

/** @returns nothing for what holds other elements only, such as a section */
function readWords(element: Element): string {
	if (element instanceof HTMLImageElement) return element.alt;
	const isText = ({ nodeType, nodeValue }: Node) =>
		nodeType === Node.TEXT_NODE && nodeValue?.trim() !== "";
	const words = [...element.childNodes].some(isText) ? (element.textContent?.trim() ?? "") : "";
	return words.slice(0, mostWords);
}
