import { type ReactNode, useRef, useSyncExternalStore } from "react";
import { Button } from "../../ui/button.tsx";
import { useBarHeight } from "../../ui/use-bar-height.ts";
import type { Errors } from "../draft/draft-state.ts";
import { useDraft } from "../draft/use-draft.ts";
import type { KeptFile } from "../files/carried-over-files.tsx";
import { ReferenceFiles } from "../files/reference-files.tsx";
import { SubmissionNote } from "../submission/submission-note.tsx";
import { AboutPiece } from "./about-piece.tsx";
import type { AskedPiece } from "./asked-piece.ts";
import styles from "./consultation-form.module.css";
import { ContactFields, DesignFields, FormSection, PersonalFields } from "./form-fields.tsx";
import { QuietFields } from "./honeypot.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { ReferralField } from "./referral-field.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

interface Props {
	/** Where it is sent until scripts run; none in the dialog. */
	action?: string;
	/** What was typed, where a form sent without scripts is shown again. */
	typed?: Readonly<Record<string, string>>;
	errors?: Errors;
	/** Files of that form, which have arrived and need not be sent again. */
	kept?: readonly KeptFile[] | undefined;
	/** What the request is to be about. */
	about?: AskedPiece | null | undefined;
	/** The request is safe and the form is empty again. */
	onSent?(): void;
	/** Everything is cleared. */
	onCancel?(): void;
	children?: ReactNode;
}

const nothing = {};
const none: readonly never[] = [];

/** The consultation request, the same in the dialog and on its page. */
export function ConsultationForm({
	action,
	typed = nothing,
	errors: first = nothing,
	kept = none,
	about = null,
	onSent,
	onCancel,
	children,
}: Props) {
	const form = useRef<HTMLFormElement>(null);
	const bar = useRef<HTMLDivElement>(null);
	const buttons = useRef<HTMLDivElement>(null);
	const scripted = useScripted();
	const draft = useDraft({ form, wins: typed !== nothing, errors: first, onSent });
	const { files, round, phase, errors, submit, noteEdit } = draft;
	const submitting = phase.is === "travelling" || phase.is === "sending";

	useKeptFocus(form, buttons, phase.is, submitting);
	useBarHeight(bar, "--bottom-bar");

	function clear() {
		draft.cancel();
		onCancel?.();
	}

	const fields = { typed: round === 0 ? typed : nothing, errors };
	return (
		<form
			ref={form}
			className={styles.form}
			method="post"
			action={action}
			encType="multipart/form-data"
			noValidate={scripted}
			aria-label="Consultation request"
			onSubmit={(event) => {
				event.preventDefault();
				submit();
			}}
			onInput={({ target }) => noteEdit(fieldOf(target as HTMLInputElement))}
		>
			{children}
			<p className={styles.legend}>Fields marked * are required.</p>
			<div className={styles.sections} key={round} inert={phase.is === "sending"}>
				<QuietFields
					since={round === 0 && typed !== nothing ? "before" : action ? "document" : "now"}
				/>
				<AboutPiece
					first={round === 0 ? about : null}
					error={errors.piece?.[0]}
					scripted={scripted}
				/>
				<PersonalFields {...fields} />
				<ContactFields {...fields} />
				<DesignFields {...fields} />
				<ReferralField {...fields} scripted={scripted} />
				<FormSection title="Reference files (optional)">
					<ReferenceFiles
						files={files}
						kept={round === 0 ? kept : none}
						scripted={scripted}
						frozen={phase.is === "sending"}
						onAdd={draft.addFiles}
						onRemove={draft.removeFile}
						onRetry={draft.retryFile}
					/>
				</FormSection>
				<PrivacyNotice scripted={scripted} />
			</div>
			<div ref={bar} className={styles.end} data-bottom-bar="">
				<SubmissionNote phase={phase} files={files} />
				{/* Where the focus rests while there is nothing to be pressed. */}
				<div ref={buttons} tabIndex={-1} className={styles.actions}>
					<Button type="submit" busy={submitting ? "Submitting..." : undefined}>
						Submit Request
					</Button>
					<Button
						type={scripted ? "button" : "reset"}
						kind="outline"
						disabled={submitting}
						onClick={scripted ? clear : undefined}
					>
						Cancel
					</Button>
				</div>
			</div>
		</form>
	);
}

/** False on the server and in the first render, so that both agree. */
function useScripted(): boolean {
	return useSyncExternalStore(
		() => () => {},
		() => true,
		() => false,
	);
}

/** The name of a referral is part of the answer that the table calls `referred_by`. */
function fieldOf({ name }: { name: string }): string {
	return name === "referral_name" ? "referred_by" : name;
}
