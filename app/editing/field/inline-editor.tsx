import { useLayoutEffect, useRef, useState } from "react";
import { keepToItself } from "../stop-propagation.ts";
import styles from "./inline-editor.module.css";
import { InlineField } from "./inline-field.tsx";

export interface InlineEditorProps {
	/** What is edited, in the middle of a sentence: "title". */
	label: string;
	/** The title of what the text belongs to, where the page has several of its kind. */
	of?: string;
	value: string;
	/** Characters. */
	max: number;
	/** Several lines; Enter makes a new one. */
	multiline?: boolean;
	/** It may be emptied. */
	optional?: boolean;
	/** Called with the trimmed text, once for each time it has changed. */
	onSave(value: string): void;
}

/**
 * A text that becomes a field when it is clicked, in its own type and place. It may stand in a heading or beside a
 * link, and not in one.
 */
export function InlineEditor(props: InlineEditorProps) {
	const { label, of, value, multiline } = props;
	const [open, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const returns = useRef(false);
	useLayoutEffect(() => {
		if (open || !returns.current) return;
		returns.current = false;
		button.current?.focus({ preventScroll: true });
	}, [open]);
	return (
		<span ref={keepToItself} className={styles.editor} data-multiline={multiline ? "" : undefined}>
			{open ? (
				<InlineField
					{...props}
					onClose={(byKey) => {
						returns.current = byKey;
						setOpen(false);
					}}
				/>
			) : (
				<button
					ref={button}
					type="button"
					className={styles.text}
					aria-label={value ? `Edit ${label}: ${value}` : `Add ${of ? `${label} of ${of}` : label}`}
					onClick={() => setOpen(true)}
				>
					<span className={styles.words}>
						{value || <span className={styles.absent}>{`Add ${label}`}</span>}
					</span>
				</button>
			)}
		</span>
	);
}
