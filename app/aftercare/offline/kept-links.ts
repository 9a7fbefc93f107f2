import { isReachable } from "../../network/import-online.ts";
import { findPageLink } from "../../network/keep-page-offline.ts";
import { addToast } from "../../ui/toast/toast-store.ts";

const patienceMs = 5_000;

/**
 * Links to other pages need the studio. Where it is out of reach the router could only load this page
 * again: there it is asked first, and a tap in vain is answered in words.
 */
export function checkLeaving(event: MouseEvent): void {
	const link = findPageLink(event);
	if (!link || link.pathname === location.pathname || event.defaultPrevented) return;
	if (!document.documentElement.dataset.kept && navigator.onLine) {
		noteLeaving(Date.now());
		return;
	}
	event.preventDefault();
	void leave(link.href);
}

async function leave(address: string): Promise<void> {
	const inTime = new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false));
	if (await Promise.race([isReachable(), inTime])) location.assign(address);
	else sayNotLeft();
}

/**
 * Where the studio went out of reach while the page was read, the kept copy comes in place of the other
 * page. To be called when it is shown: it says what became of the tap that brought it.
 */
export function sayWhetherLeft(): void {
	if (Date.now() - readLeaving() < 3 * patienceMs) sayNotLeft();
	noteLeaving(0);
}

/** @param at when a way out was taken; 0: it was found, or told about */
export function noteLeaving(at: number): void {
	try {
		sessionStorage.setItem("leftAftercareAt", String(at));
	} catch {
		// Then the copy says only that it is one.
	}
}

function readLeaving(): number {
	try {
		return Number(sessionStorage.getItem("leftAftercareAt"));
	} catch {
		return 0;
	}
}

function sayNotLeft(): void {
	document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
	addToast({ tone: "info", title: "That page needs a connection." });
}
