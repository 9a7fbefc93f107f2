import { href } from "react-router";
import { sayList } from "../ui/say-list.ts";
import {
	addToast,
	getToast,
	subscribe,
	type ToastWords,
	updateToast,
} from "../ui/toast/toast-store.ts";

const briefMs = 1_000;
const lossMs = 10_000;
const refusalMs = 5_000;

/** Shown for a second. */
export function sayBriefly(title: string, text?: string): void {
	addToast({ tone: "success", title, text, duration: briefMs });
}

/** One toast for both steps, so that the tools close once. */
export function saySaved(file: string): void {
	const title = "Changes saved permanently!";
	const id = addToast({ tone: "success", title, duration: 2 * briefMs });
	const queued = `Changes queued for ${file}. Connect to GitHub to persist changes!`;
	setTimeout(() => updateToast(id, { title: queued, duration: briefMs }), briefMs);
}

/** Ids of the last toasts about the mode and about cleared edits: one page may show both. */
let switched: string | undefined;
let cleared: string | undefined;

export function saySwitched(on: boolean): void {
	const before = getToast();
	switched = addToast({
		tone: "success",
		title: on ? "Dev Mode ON" : "Dev Mode OFF",
		duration: briefMs,
	});
	if (before && before.id === cleared) sayLoss(before);
}

/**
 * @param what such as "These edits"
 * @param wayOut a sentence about what to do
 */
export function sayNotStored(what: string, wayOut = "Make room, then try again."): void {
	addToast({
		tone: "error",
		title: "Not Stored",
		text: `${what} could not be stored: this browser's storage is full or switched off. ${wayOut}`,
	});
}

/** The artist's session has ended while they edited in place. */
export function saySignedOut(): void {
	addToast({
		tone: "error",
		title: "You Were Signed Out",
		text: "Your edits are kept in this browser. Sign in to save them.",
		link: {
			label: "Sign In",
			to: `${href("/admin/site/draft-view")}?back=${location.pathname}`,
		},
	});
}

export function sayEditsNotStored(): void {
	sayNotStored(
		"These edits",
		"Save them permanently and export them before you leave this page, or make room and edit again.",
	);
}

/** The change is held in memory, and Export includes it. */
export function sayPendingNotStored(): void {
	sayNotStored("The pending change", "Export it before you close or reload this page.");
}

/** @param bringBack undoes the clearing */
export function sayCleared(bringBack?: () => void): void {
	sayLoss({
		tone: "info",
		title: "Unsaved Edits Cleared",
		text: "This page opens with what was saved permanently, or otherwise as it is on the site.",
		duration: lossMs,
		action: bringBack && { label: "Bring Them Back", run: bringBack },
	});
}

/**
 * @param label of the document
 * @param bringBack applies the edits to what is still there
 */
export function sayUnfit(label: string, bringBack: () => void): void {
	sayLoss({
		tone: "info",
		title: "Edits Set Aside",
		text: `${label} has other pieces now than when you edited it here. Your edits of those that are left can come back.`,
		duration: lossMs,
		action: { label: "Bring Them Back", run: bringBack },
	});
}

/** @param why a sentence */
export function sayNotSaved(why: string): void {
	addToast({ tone: "error", title: "Not Saved", text: why, duration: refusalMs });
}

/** Waits for the toast about the switch. */
function sayLoss(words: ToastWords): void {
	const say = () => {
		cleared = addToast(words);
	};
	if (!switched || getToast()?.id !== switched) {
		say();
		return;
	}
	const stop = subscribe(() => {
		if (getToast()) return;
		stop();
		say();
	});
}

/** @param why a sentence */
export function sayNotImported(why: string): void {
	addToast({ tone: "error", title: "Not Imported", text: `${why} Nothing was changed.` });
}

/** @param undo runs when the toast's Undo is pressed */
export function sayImported(labels: string[], undo: () => void): void {
	addToast({
		tone: "success",
		title: labels.length === 1 ? "1 change imported" : `${labels.length} changes imported`,
		text: `${sayList(labels)}: as in the file.`,
		duration: lossMs,
		action: { label: "Undo", run: undo },
	});
}
