import { useId, useRef } from "react";
import { ignoreClick } from "../reorder/ignore-click.ts";
import { sayNotSaved } from "../toasts.ts";
import styles from "./inline-editor.module.css";
import type { InlineEditorProps } from "./inline-editor.tsx";
import { countRoom, makeRoom, sayRoom } from "./inline-text.ts";
import { useDraftText } from "./use-draft-text.ts";
import { useFieldEvents } from "./use-field-events.ts";

interface InlineFieldProps extends InlineEditorProps {
	/** @param byKey return focus to the text */
	onClose(byKey: boolean): void;
}

/** A `textarea` also for titles, so that they wrap like the text. */
export function InlineField(props: InlineFieldProps) {
	const { label, of, max, multiline = false, onClose } = props;
	const field = useRef<HTMLTextAreaElement>(null);
	const ended = useRef(false);
	const id = useId();
	const text = useDraftText(props);
	const { draft, count, most } = text;

	function close(byKey: boolean) {
		ended.current = true;
		onClose(byKey);
	}

	function end(byKey: boolean) {
		if (ended.current) return;
		const verdict = text.save();
		if (verdict === "long") {
			return sayNotSaved(`The ${label} can be at most ${max} characters long.`);
		}
		if (verdict === "blank") sayNotSaved(`The ${label} cannot be empty. The old one stays.`);
		close(byKey);
	}

	function save() {
		if (!ended.current) text.save();
	}

	useFieldEvents(field, {
		onKeyDown(event) {
			const asked = readKey(event, multiline);
			if (!asked) return;
			event.preventDefault();
			if (asked === "save") return end(true);
			text.cancel();
			close(true);
		},
		onBeforeInput({ data, dataTransfer }) {
			const coming = data ?? dataTransfer?.getData("text/plain") ?? "";
			const limits = { max: most, multiline };
			if (field.current) field.current.maxLength = makeRoom(draft, coming, limits);
		},
		onPress(event) {
			const { target, button, ctrlKey } = event;
			// Ignore presses that do not blur, and context menus, which swallow the release.
			if (document.activeElement !== field.current || button !== 0 || ctrlKey) return;
			const link = target instanceof Element && target.closest("a[href]");
			if (!link) return;
			if (text.judge() === "long" || !isOnWords(link, event)) ignoreClick(event);
		},
		onLeave: save,
	});

	return (
		<>
			<span className={styles.box}>
				{/* Sizes the field; `field-sizing` is not supported everywhere. */}
				<span className={styles.measure} aria-hidden="true">
					{`${draft || `Add ${label}`}\u200b`}
				</span>
				<textarea
					ref={field}
					className={styles.field}
					aria-label={nameField(label, of)}
					aria-describedby={id}
					aria-invalid={["blank", "long"].includes(text.judge())}
					enterKeyHint={multiline ? "enter" : "done"}
					rows={1}
					maxLength={countRoom(draft, most)}
					value={draft}
					onChange={({ currentTarget }) => text.type(currentTarget)}
					// Its whole text is seen, but with lines lower than the font a browser scrolls to the caret.
					onScroll={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
					onCompositionStart={text.startComposing}
					onCompositionEnd={({ currentTarget }) => text.endComposing(currentTarget)}
					onBlur={({ currentTarget }) => {
						// Still focused when the window lost focus: the edit continues afterwards.
						if (document.activeElement === currentTarget) save();
						else end(false);
					}}
				/>
				<span className={styles.count} data-over={count > max ? "" : undefined} aria-hidden="true">
					{`${count}/${max}`}
				</span>
			</span>
			<FieldNotes {...props} id={id} draft={draft} before={text.before} />
		</>
	);
}

interface FieldNotesProps extends InlineEditorProps {
	id: string;
	draft: string;
	before: string;
}

function FieldNotes({ id, max, multiline, value, draft, before }: FieldNotesProps) {
	return (
		<>
			<span id={id} className="unseen">
				{`At most ${max} characters. ${multiline ? "Control+Enter saves" : "Enter saves"}, Escape cancels.`}
			</span>
			<span className="unseen" role="status">
				{sayRoom(draft, max)}
			</span>
			<span className={styles.news} role="status">
				{value !== before &&
					`Changed in another tab to “${value}”. Saving replaces it with yours, Escape keeps it.`}
			</span>
		</>
	);
}

/** @returns null for keys that type */
function readKey(event: KeyboardEvent, multiline: boolean): "save" | "cancel" | null {
	// During composition Enter and Escape belong to the input method; Safari reports the first only as 229.
	if (event.isComposing || event.keyCode === 229) return null;
	if (event.key === "Escape") return "cancel";
	const saves = event.key === "Enter" && (!multiline || event.ctrlKey || event.metaKey);
	return saves ? "save" : null;
}

/**
 * A press on a link's words follows it; a press elsewhere, such as on a picture, only ends the edit. A link stretched
 * over a card has its words in its own box.
 */
function isOnWords(link: Element, { clientX: x, clientY: y }: PointerEvent): boolean {
	if (link.querySelector("img")) return false;
	return [...link.getClientRects()].some(
		(box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
	);
}

function nameField(label: string, of: string | undefined): string {
	const name = label.charAt(0).toUpperCase() + label.slice(1);
	return of ? `${name} of ${of}` : name;
}
