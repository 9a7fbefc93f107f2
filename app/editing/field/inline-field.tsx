import {
	type FocusEvent,
	useEffect,
	useEffectEvent,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { countCharacters } from "../../ui/count-characters.ts";
import { ignoreClick } from "../reorder/ignore-click.ts";
import { sayNotSaved } from "../toasts.ts";
import styles from "./inline-editor.module.css";
import type { InlineEditorProps } from "./inline-editor.tsx";
import { countRoom, insertWithin, judgeText, makeRoom, sayRoom } from "./inline-text.ts";

interface InlineFieldProps extends InlineEditorProps {
	/** @param byKey the focus is to go back to the text */
	onClose(byKey: boolean): void;
}

/** The field of an editor that is open. Lines of a title break as they did in the text, so it is no `input`. */
export function InlineField(props: InlineFieldProps) {
	const { label, of, value, max, multiline = false, optional = false, onSave, onClose } = props;
	const field = useRef<HTMLTextAreaElement>(null);
	const ended = useRef(false);
	const id = useId();
	const [draft, setDraft] = useState(value);
	// As it was stored when the field opened, or was saved from it: in another tab it may change meanwhile.
	const [before, setBefore] = useState(value);
	// Without the words that an input method is still composing; null while it composes none.
	const uncomposed = useRef<string | null>(null);
	const count = countCharacters(draft);
	const most = Math.max(max, countCharacters(before));

	/** @returns what became of it; the field is still open */
	function save() {
		if (ended.current) return "unchanged";
		const verdict = judgeText(draft, before, { max, optional });
		if (verdict !== "sound") return verdict;
		setBefore(draft.trim());
		onSave(draft.trim());
		return verdict;
	}

	function end(byKey: boolean) {
		if (ended.current) return;
		const verdict = save();
		if (verdict === "long") {
			return sayNotSaved(`The ${label} can have ${max} characters at most.`);
		}
		if (verdict === "blank") sayNotSaved(`The ${label} cannot be empty. The old one stays.`);
		ended.current = true;
		onClose(byKey);
	}

	const press = useEffectEvent((event: KeyboardEvent) => {
		// The Enter and the Escape that choose among an input method's words; Safari tells of the first by 229 alone.
		if (event.isComposing || event.keyCode === 229) return;
		const saves = event.key === "Enter" && (!multiline || event.ctrlKey || event.metaKey);
		if (!saves && event.key !== "Escape") return;
		event.preventDefault();
		if (saves) return end(true);
		ended.current = true;
		onClose(true);
	});
	const pressBeside = useEffectEvent((event: PointerEvent) => {
		const { target, button, ctrlKey } = event;
		// What ends no edit is no business of it, nor what opens a menu, after which no release is heard.
		if (document.activeElement !== field.current || button !== 0 || ctrlKey) return;
		const link = target instanceof Element && target.closest("a[href]");
		if (!link) return;
		const stays = judgeText(draft, before, { max, optional }) === "long";
		if (stays || !isOnWords(link, event)) ignoreClick(event);
	});
	const prepare = useEffectEvent(({ data, dataTransfer }: InputEvent) => {
		const coming = data ?? dataTransfer?.getData("text/plain") ?? "";
		const limits = { max: most, multiline };
		if (field.current) field.current.maxLength = makeRoom(draft, coming, limits);
	});
	const leave = useEffectEvent(() => void save());

	useLayoutEffect(() => {
		const opened = field.current;
		opened?.focus();
		opened?.setSelectionRange(opened.value.length, opened.value.length);
		// Not by React, which hears of keys only when the document does.
		opened?.addEventListener("keydown", press);
		// Not by React either, whose event of that name is another.
		opened?.addEventListener("beforeinput", prepare);
		addEventListener("pointerdown", pressBeside, { capture: true });
		return () => {
			opened?.removeEventListener("keydown", press);
			opened?.removeEventListener("beforeinput", prepare);
			removeEventListener("pointerdown", pressBeside, { capture: true });
		};
	}, []);
	// A page that is left or reloaded, and a part of it that goes away, have no blur.
	useEffect(() => {
		addEventListener("pagehide", leave);
		return () => {
			removeEventListener("pagehide", leave);
			leave();
		};
	}, []);

	function take(typed: HTMLTextAreaElement) {
		const { text, caret } = insertWithin(uncomposed.current ?? draft, typed.value, {
			max,
			multiline,
		});
		uncomposed.current = null;
		if (text !== typed.value) {
			typed.value = text;
			typed.setSelectionRange(caret, caret);
		}
		setDraft(text);
	}

	return (
		<>
			<span className={styles.box}>
				{/* It has the size that the field is to have: one that grows with its words is not in every browser. */}
				<span className={styles.measure} aria-hidden="true">
					{`${draft || `Add ${label}`}\u200b`}
				</span>
				<textarea
					ref={field}
					className={styles.field}
					aria-label={nameField(label, of)}
					aria-describedby={id}
					aria-invalid={count > max}
					enterKeyHint={multiline ? "enter" : "done"}
					rows={1}
					maxLength={countRoom(draft, most)}
					value={draft}
					onChange={({ currentTarget }) => {
						if (uncomposed.current === null) take(currentTarget);
						else setDraft(currentTarget.value);
					}}
					onCompositionStart={() => {
						uncomposed.current = draft;
					}}
					onCompositionEnd={({ currentTarget }) => take(currentTarget)}
					onBlur={({ currentTarget }: FocusEvent<HTMLTextAreaElement>) => {
						// Another window came before this one: the field is still what it will come back to.
						if (document.activeElement === currentTarget) save();
						else end(false);
					}}
				/>
				<span className={styles.count} data-over={count > max ? "" : undefined} aria-hidden="true">
					{`${count}/${max}`}
				</span>
			</span>
			<span id={id} className="unseen">
				{`At most ${max} characters. ${multiline ? "Control and Enter save" : "Enter saves"}, Escape cancels.`}
			</span>
			<span className="unseen" role="status">
				{sayRoom(draft, max)}
			</span>
			<span className={styles.news} role="status">
				{value !== before &&
					`Changed in another tab to “${value}”. Saving puts yours in its place, Escape leaves it.`}
			</span>
		</>
	);
}

/**
 * Pictures lie all around the texts, and are pressed to be done with one; a link that is pressed on its words
 * is meant. One that stretches over a card has its words where its own box is.
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
