import { isReachable } from "../../network/import-online.ts";
import { findPageLink } from "../../network/keep-page-offline.ts";
import { addToast } from "../../ui/toast/toast-store.ts";

const patienceMs = 5_000;

/** Offline, the router would only reload this page, so this checks the connection and explains a failure. */
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

/** Reports that a link failed, on a cached page that was loaded in place of its target. */
export function sayWhetherLeft(): void {
	if (Date.now() - readLeaving() < 3 * patienceMs) sayNotLeft();
	noteLeaving(0);
}

export function noteLeaving(at: number): void {
	try {
		sessionStorage.setItem("leftAftercareAt", String(at));
	} catch {
		// Storage is forbidden.
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
