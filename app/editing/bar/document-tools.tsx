import { useId, useRef } from "react";
import { addToast } from "../../ui/toast/toast-store.ts";
import type { RegisteredDocument } from "../documents/document-registry.ts";
import type { PendingChange } from "../documents/pending-changes.ts";
import { describeState, findPending } from "./describe-saving.ts";
import styles from "./developer-bar.module.css";
import { ToolButton } from "./tool-button.tsx";

interface DocumentToolsProps {
	opened: RegisteredDocument;
	pending: PendingChange[];
}

export function DocumentTools({ opened, pending }: DocumentToolsProps) {
	const { label, source, savePermanently, reset, unsaved } = opened;
	const state = useRef<HTMLParagraphElement>(null);
	const about = useId();
	const untouched = source === "default";
	return (
		<div className={styles.group}>
			<p className={styles.state} ref={state} tabIndex={-1}>
				<strong id={about}>{label}</strong> {describeState(opened, pending)}
			</p>
			<div className={styles.actions}>
				{savePermanently && (
					<ToolButton unavailable={untouched} about={about} onClick={savePermanently}>
						Save permanently
					</ToolButton>
				)}
				<ToolButton
					unavailable={untouched}
					about={about}
					onClick={() =>
						sayUndone(`${label}: as on the site`, describeReset(opened, pending), reset())
					}
				>
					Reset
				</ToolButton>
				{unsaved && (
					<>
						<ToolButton
							unavailable={false}
							about={about}
							onClick={() => {
								unsaved.show();
								state.current?.focus();
							}}
						>
							Show later edits
						</ToolButton>
						<ToolButton
							unavailable={false}
							about={about}
							onClick={() => {
								const undo = unsaved.discard();
								state.current?.focus();
								sayUndone(`${label}: later edits discarded`, "The saved copy stays.", undo);
							}}
						>
							Discard later edits
						</ToolButton>
					</>
				)}
			</div>
		</div>
	);
}

function sayUndone(title: string, text: string, undo: () => void): void {
	addToast({ tone: "info", title, text, action: { label: "Undo", run: undo } });
}

/** Short, to fit a phone at large text sizes. */
function describeReset(opened: RegisteredDocument, pending: PendingChange[]): string {
	if (findPending(opened, pending)) return "Gone here, but still pending.";
	return opened.keys.length > 0
		? "Edits and copies here are gone."
		: "The changes made here are gone.";
}
