import { href } from "react-router";
import { type FormStep, isFormStep } from "../../visits/visit-events.ts";

const told = new Set<FormStep>();

/** Counted once per document; a lost count does not matter, so nothing waits for it. */
export function tellProgress(reached: FormStep): void {
	if (told.has(reached)) return;
	told.add(reached);
	const body = JSON.stringify({ reached, page: location.pathname });
	navigator.sendBeacon?.(
		href("/api/form-progress"),
		new Blob([body], { type: "application/json" }),
	);
}

/** A page that the browser prepares ahead is opened when it is shown. */
export function tellOpened(): void {
	const open = () => tellProgress("opened");
	const { prerendering } = document as { prerendering?: boolean };
	if (prerendering) document.addEventListener("prerenderingchange", open, { once: true });
	else open();
}

export function tellInput(field: HTMLElement): void {
	tellProgress("begun");
	const step = field.closest<HTMLElement>("[data-step]")?.dataset.step;
	if (isFormStep(step)) tellProgress(step);
}
