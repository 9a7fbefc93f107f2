import { useEffect, useState } from "react";

/**
 * Finds the focus a place on the page when an answer removes or disables the control that had it.
 * @param busy number of requests under way
 */
export function useKeptFocus(busy: number): void {
	const [known, setKnown] = useState<{ busy: number; restore?: (() => void) | undefined }>({
		busy,
	});
	// Already while it renders: what waits loses the focus at once.
	if (known.busy !== busy) {
		const before = known.busy > 0 ? known.restore : undefined;
		setKnown({ busy, restore: (busy > known.busy && prepareFocus()) || before });
	}
	// After the effects of the page, which may focus what is refused.
	useEffect(() => {
		if (known.busy === 0 && isLost()) known.restore?.();
	}, [known]);
}

/** @returns focuses the same control if it is there, or else one near it, in the next row or the heading */
function prepareFocus(): (() => void) | undefined {
	const control = document.activeElement;
	if (!(control instanceof HTMLElement && control.closest("main"))) return undefined;
	const { pathname } = location;
	const name = nameControl(control);
	const places = listPlaces(control);
	const section = control.closest("section");
	const row = control.closest("li");
	const [next, previous] = [row?.nextElementSibling, row?.previousElementSibling];
	return () => {
		// Another page focuses its own heading.
		if (location.pathname !== pathname) return;
		// The answer may have scrolled to what it says.
		if (takesFocus(control, { preventScroll: true })) return;
		const same = listControls(findAgain(row)).find((one) => nameControl(one) === name);
		const near = same ? listPlaces(same) : places;
		const others = [...near, findAgain(next), findAgain(previous)].flatMap(listControls);
		if ([same ?? control, ...others].some((one) => takesFocus(one))) return;
		const heading =
			(section?.isConnected && section.querySelector<HTMLElement>("h2")) ||
			document.querySelector<HTMLElement>("main h1");
		heading?.setAttribute("tabindex", "-1");
		heading?.focus({ preventScroll: true });
	};
}

function nameControl(control: Element): string | null {
	return control.getAttribute("aria-label") ?? control.textContent;
}

/** From the nearest. */
function listPlaces(control: Element) {
	return [control.parentElement, control.closest("li, form"), control.closest("li")];
}

/** Links first: a second Enter by mistake changes nothing there. */
function listControls(place: Element | null | undefined): HTMLElement[] {
	return ["a, summary", "button"].flatMap((kind) => [
		...(place?.querySelectorAll<HTMLElement>(kind) ?? []),
	]);
}

/** Rows with an id may have been created again. */
function findAgain(row: Element | null | undefined): Element | null | undefined {
	return row?.isConnected ? row : document.getElementById(row?.id ?? "");
}

/** @returns false if it is hidden, disabled or removed */
function takesFocus(control: HTMLElement, options?: FocusOptions): boolean {
	control.focus(options);
	return !isLost();
}

/** A button that was disabled has it until the page is drawn. */
function isLost(): boolean {
	const { activeElement, body } = document;
	return !activeElement || activeElement === body || activeElement.matches(":disabled");
}
