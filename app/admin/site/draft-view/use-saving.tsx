import { type ReactNode, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { listUnsavedEdits } from "../../../editing/documents/unsaved-edits.ts";
import { setEditing } from "../../../editing/mode-flag.ts";
import { saySignedOut } from "../../../editing/toasts.ts";
import { importAfresh } from "../../../network/import-afresh.ts";
import { importOnline } from "../../../network/import-online.ts";
import { isDeveloperMode } from "../../../ui/developer-flag.ts";
import { addToast } from "../../../ui/toast/toast-store.ts";
import type { Choice, Conflict } from "../take-over/take-over.server.ts";
import { type Failure, sendEdits } from "./send-edits.ts";

/** Loaded late: it uses styles and scripts of the desk, which public pages do not load. */
const loadDialog = () => importAfresh(() => importOnline(() => import("./conflict-dialog.tsx")));

type DialogModule = Awaited<ReturnType<typeof loadDialog>>;

/** In `sessionStorage`. */
const savedKey = "savedToDrafts";

interface Question extends DialogModule {
	file: string;
	conflict: Conflict;
	/** By file. */
	chosen: Map<string, Choice>;
	then: Next;
}

/**
 * Runs once all is saved. It must load a page: this one shows lists and pictures from before.
 * @param saved false if there was nothing to save
 */
type Next = (saved: boolean) => void;

interface Saving {
	save(then: Next): Promise<void>;
	isSaving: boolean;
	/** Asks about conflicts with drafts. */
	dialog: ReactNode;
}

/**
 * Saves the edits in place, of all pages, as drafts on the server.
 *
 * @param isOn whether the editors are, as the page shows it now
 * @param focusNext runs on the page that was loaded after saving, if that was done by keyboard
 */
export function useSaving(isOn: boolean, focusNext: () => void): Saving {
	const [isSaving, setSaving] = useState(false);
	/** A ref, because a second tap may come before the state is rendered. */
	const sending = useRef(false);
	const [question, setQuestion] = useState<Question | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once the page is as the browser has it, not the server
	useEffect(() => {
		if (isOn === isDeveloperMode()) sayIfSaved(focusNext);
	}, [isOn]);

	async function save(then: Next, chosen = new Map<string, Choice>()) {
		if (sending.current) return;
		// Before the field is left, which closes an empty one.
		const isRefused = document.querySelector('textarea[aria-invalid="true"]:not(form *)') !== null;
		if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
		// A toast says why; a reload would take it.
		if (isRefused) return;
		setQuestion(null);
		if (listUnsavedEdits().length === 0) return then(false);
		sending.current = true;
		setSaving(true);
		const failure = await sendEdits(chosen);
		const conflict = failure && readConflict(failure.answer);
		const loaded = conflict && (await loadDialog().catch(() => null));
		sending.current = false;
		setSaving(false);
		if (!failure) return then(true);
		const { file, answer } = failure;
		if (conflict && loaded) return setQuestion({ ...loaded, file, conflict, chosen, then });
		sayFailure(answer, () => void save(then, chosen));
	}

	const dialog = question && (
		<question.ConflictDialog
			conflict={question.conflict}
			onClose={() => setQuestion(null)}
			onChoose={(winner) => {
				const { then, chosen, file, conflict } = question;
				void save(then, new Map(chosen).set(file, { winner, seen: conflict.seen }));
			}}
		/>
	);
	return { save, isSaving, dialog };
}

function readConflict({ code, body }: Failure): Conflict | null {
	return code === "draft_differs" ? (body as { conflict: Conflict }).conflict : null;
}

function sayFailure({ code, message }: Failure, retry: () => void): void {
	if (code === "session_missing") {
		// Or the page would open in developer mode, which keeps edits elsewhere.
		setEditing(false);
		saySignedOut();
	} else {
		addToast({
			tone: "error",
			title: "Not Saved",
			text: `${message} Your edits are kept in this browser.`,
			action: { label: "Try Again", run: retry },
		});
	}
}

/** The reloaded page says that the edits were saved. */
export function reloadSaved(): void {
	try {
		const byKey = document.activeElement?.matches(":focus-visible");
		sessionStorage.setItem(savedKey, byKey ? "focus" : "");
	} catch {
		// Without storage, the drafts on the page have to tell.
	}
	location.reload();
}

function sayIfSaved(focusNext: () => void): void {
	try {
		const saved = sessionStorage.getItem(savedKey);
		if (saved === null) return;
		if (saved) focusNext();
		sessionStorage.removeItem(savedKey);
	} catch {
		return;
	}
	addToast({
		tone: "success",
		title: "Saved to your drafts",
		link: { label: "Review Changes", to: href("/admin/site/review") },
	});
}
