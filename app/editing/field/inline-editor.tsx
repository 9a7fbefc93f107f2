import { useLayoutEffect, useRef, useState } from "react";
import { stopPropagation } from "../stop-propagation.ts";
import styles from "./inline-editor.module.css";
import { InlineField } from "./inline-field.tsx";

export interface InlineEditorProps {
	/** Lowercase, such as "title". */
	label: string;
	/** Title of the item, if the page has several. */
	of?: string;
	value: string;
	/** Characters. */
	max: number;
	/** Enter inserts a line break. */
	multiline?: boolean;
	optional?: boolean;
	/** Called with the trimmed text after each change. */
	onSave(value: string): void;
}

/** Text that turns into a field on click. May stand in a heading or beside a link, but not inside one. */
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
		<span
			ref={stopPropagation}
			className={styles.editor}
			data-multiline={multiline ? "" : undefined}
		>
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
