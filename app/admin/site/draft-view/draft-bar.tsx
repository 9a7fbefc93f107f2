import { type MouseEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { href, useLocation, useMatches } from "react-router";
import { countEdits } from "../../../editing/documents/count-edits.ts";
import {
	discardEdits,
	type UnsavedEdits,
	watchRemovedEdits,
} from "../../../editing/documents/unsaved-edits.ts";
import { useUnsavedEdits } from "../../../editing/documents/use-unsaved-edits.ts";
import { isEditablePage } from "../../../editing/is-editable-page.ts";
import { setEditing } from "../../../editing/mode-flag.ts";
import { useDemoMarks, useFrame } from "../../../publishing/frame-studio.ts";
import { useDeveloperMode } from "../../../ui/developer-flag.ts";
import { isPlainClick } from "../../../ui/is-plain-click.ts";
import { sayCount } from "../../../ui/say-count.ts";
import { sayList } from "../../../ui/say-list.ts";
import { addToast } from "../../../ui/toast/toast-store.ts";
import { findPageDocument } from "../page-words/find-page-document.ts";
import styles from "./draft-bar.css?url";
import { choosingHash, endChoosing, useChoosing } from "./use-choosing.ts";
import { reloadSaved, useSaving } from "./use-saving.tsx";

const undoMs = 20_000;

/** On public pages, for the signed-in artist. Its styles are a file of their own, which visitors do not load. */
export default function DraftBar() {
	const { pathname } = useLocation();
	const isEditable = useEditable(pathname);
	const isOn = useDeveloperMode();
	const isEditing = isOn && isEditable;
	const hasWords = !isEditable && findPageDocument(pathname) !== undefined;
	const unsaved = useUnsavedEdits();
	const count = countAll(unsaved);
	const bar = useRef<HTMLFormElement>(null);
	// The pressed button is removed, which loses the focus.
	const focusNext = () =>
		bar.current?.querySelector<HTMLElement>("[data-next]")?.focus({ preventScroll: true });
	const { save, isSaving, dialog } = useSaving(isOn, focusNext);
	const leaveChoosing = () => change(endChoosing);
	const isChoosing = useChoosing({ pathname, hasWords, isEditing }, leaveChoosing);
	const demo = useDemo(pathname);
	const leftOut = useFrame<{ leftOut?: string }>()?.leftOut;
	// Otherwise an edit that another tab has saved would seem lost: this page has the drafts from before.
	useEffect(() => {
		if (isEditing) return watchRemovedEdits(() => location.reload());
	}, [isEditing]);

	let said = sayUnsaved(unsaved) || "You see the site with your drafts. Visitors do not.";
	if (isEditing) said = sayCount(count, "unsaved edit");
	else if (isChoosing) said = "Tap the words you want to change.";

	// Saves even without edits, because an open field may have one.
	const finish = () =>
		save((saved) => {
			change(() => setEditing(false));
			if (saved) reloadSaved();
		});

	function change(turn: () => void) {
		flushSync(turn);
		focusNext();
	}

	return (
		<form
			ref={bar}
			className="draft-bar"
			data-editing={isEditing || isChoosing ? "" : undefined}
			aria-label="Your drafts"
			method="post"
			action={href("/admin/site/draft-view")}
		>
			<link rel="stylesheet" href={styles} precedence="first" />
			<p role="status">{said}</p>
			{demo && !isEditing && !isChoosing && (
				<details>
					<summary>Still from the demo on this page</summary>
					<p>
						{demo}. <a href={href("/admin/first-steps")}>First Steps</a>
					</p>
				</details>
			)}
			{(isEditing || unsaved.length > 0) && (
				<button
					type="button"
					aria-disabled={isSaving || unsaved.length === 0}
					onMouseDown={keepFocus}
					onClick={() => void save((saved) => saved && reloadSaved())}
				>
					{isSaving ? "Saving..." : "Save to Drafts"}
				</button>
			)}
			{unsaved.length > 0 && (
				<button
					type="button"
					aria-disabled={isSaving}
					onClick={() => {
						if (isSaving) return;
						flushSync(() => discard(unsaved));
						focusNext();
					}}
				>
					Discard
				</button>
			)}
			{isEditing ? (
				<button type="button" data-next="" onMouseDown={keepFocus} onClick={() => void finish()}>
					Done
				</button>
			) : isChoosing ? (
				<button type="button" data-next="" ref={focusButton} onClick={leaveChoosing}>
					Done
				</button>
			) : (
				<>
					{hasWords && (
						<a href={choosingHash} data-late="" data-next="">
							Edit in Place
						</a>
					)}
					{isEditable && (
						<a
							href="?dev"
							data-next=""
							onClick={(event) => {
								event.preventDefault();
								change(() => setEditing(true));
							}}
						>
							Edit in Place
						</a>
					)}
					<a
						href={`${href("/admin/site/words")}?page=${pathname}`}
						data-next={isEditable || hasWords ? undefined : ""}
					>
						All Words
					</a>
					<a
						href={href("/admin/site/review")}
						onClick={(event) => {
							if (unsaved.length === 0 || !isPlainClick(event)) return;
							event.preventDefault();
							void save(() => location.assign(href("/admin/site/review")));
						}}
					>
						Review Changes
					</a>
					<input type="hidden" name="back" value={pathname} />
					<button
						type="submit"
						name="show"
						value=""
						// Otherwise the pages would open in developer mode.
						onClick={() => isOn && setEditing(false)}
					>
						Hide Drafts
					</button>
				</>
			)}
			{leftOut && !isEditing && !isChoosing && (
				<p>
					{leftOut} <a href={href("/admin/site/review")}>What Has to Change</a>
				</p>
			)}
			{dialog}
		</form>
	);
}

/** Saving itself leaves an open field, and stops if its text is refused. */
function keepFocus(event: MouseEvent): void {
	if (document.activeElement instanceof HTMLTextAreaElement) event.preventDefault();
}

function focusButton(button: HTMLElement | null): void {
	button?.focus({ preventScroll: true });
}

function useEditable(pathname: string): boolean {
	const shown = useMatches().at(-1)?.loaderData;
	// Until there are paintings, a placeholder page is shown.
	const hasPaintings = pathname === href("/artwork/paintings") && "list" in Object(shown);
	return isEditablePage(pathname) || hasPaintings;
}

/** @returns the parts of a page that are still the demo's */
function useDemo(pathname: string): string {
	const isHere = (path: string, below: boolean) =>
		pathname === path || (below && pathname.startsWith(`${path}/`));
	const here = useDemoMarks().filter(
		({ on, below }) => on.length === 0 || on.some((path) => isHere(path, below)),
	);
	return sayList(new Set(here.map(({ words }) => words)));
}

function countAll(unsaved: UnsavedEdits[]): number {
	return unsaved.reduce((sum, { base, body }) => sum + countEdits(base, body), 0);
}

function sayUnsaved(unsaved: UnsavedEdits[]): string {
	if (unsaved.length === 0) return "";
	const places = sayList(unsaved.map(({ label }) => label));
	return `${places}: ${sayCount(countAll(unsaved), "unsaved edit")}`;
}

function discard(unsaved: UnsavedEdits[]): void {
	const undo = discardEdits();
	addToast({
		tone: "info",
		title: "Edits Discarded",
		text: sayUnsaved(unsaved),
		duration: undoMs,
		action: { label: "Undo", run: undo },
	});
}
