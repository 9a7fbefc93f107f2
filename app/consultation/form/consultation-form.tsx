import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { href, Link } from "react-router";
import { BooksNotice } from "../../books/books-notice.tsx";
import { useStudio } from "../../publishing/frame-studio.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useBarHeight } from "../../ui/use-bar-height.ts";
import type { Errors } from "../draft/draft-state.ts";
import { useDraft } from "../draft/use-draft.ts";
import type { CarriedOverFile } from "../files/carried-over-files.tsx";
import { ReferenceFiles } from "../files/reference-files.tsx";
import { useSentCopy } from "../sent/sent-copy.ts";
import { SubmissionNote } from "../submission/submission-note.tsx";
import { AboutPiece } from "./about-piece.tsx";
import type { AskedPiece } from "./asked-piece.ts";
import styles from "./consultation-form.module.css";
import { ContactFields, DesignFields, FormSection, PersonalFields } from "./form-fields.tsx";
import { Honeypot } from "./honeypot.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { ReferralField } from "./referral-field.tsx";
import { tellInput, tellOpened, tellProgress } from "./tell-progress.ts";
import { useRestoredFocus } from "./use-restored-focus.ts";

interface Props {
	action?: string;
	typed?: Readonly<Record<string, string>>;
	errors?: Errors;
	carriedOver?: readonly CarriedOverFile[] | undefined;
	about?: AskedPiece | null | undefined;
	onSent?(): void;
	onCancel?(): void;
	children?: ReactNode;
}

const nothing = {};
const none: readonly never[] = [];

export function ConsultationForm({
	action,
	typed = nothing,
	errors: first = nothing,
	carriedOver = none,
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
	const kept = useSentCopy();
	const studio = useStudio();
	const submitting = phase.is === "travelling" || phase.is === "sending";

	useRestoredFocus(form, buttons, phase.is, submitting);
	useBarHeight(bar, "--bottom-bar");
	useEffect(tellOpened, []);

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
			data-live="unless-scarce"
			action={action}
			encType="multipart/form-data"
			noValidate={scripted}
			aria-label="Consultation request"
			onSubmit={(event) => {
				event.preventDefault();
				submit();
			}}
			onInput={({ target }) => {
				tellInput(target as HTMLInputElement);
				noteEdit(fieldOf(target as HTMLInputElement));
			}}
		>
			<BooksNotice />
			{children}
			{kept && (
				<p>
					You sent a request on {sayDay(kept.sentAt, studio.locale)}.{" "}
					<Link to={href("/consultation/sent")} className="touch" viewTransition>
						See what you sent
					</Link>
				</p>
			)}
			<p className={styles.legend}>Fields marked * are required.</p>
			<div className={styles.sections} key={round} inert={phase.is === "sending"}>
				<Honeypot
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
				<FormSection title="Reference Files (optional)" step="files">
					<ReferenceFiles
						files={files}
						carriedOver={round === 0 ? carriedOver : none}
						scripted={scripted}
						frozen={phase.is === "sending"}
						onAdd={(added) => {
							tellProgress("files");
							draft.addFiles(added);
						}}
						onRemove={draft.removeFile}
						onRetry={draft.retryFile}
					/>
				</FormSection>
				<PrivacyNotice scripted={scripted} />
			</div>
			<p className={styles.booked}>{studio.booked}</p>
			<div ref={bar} className={styles.end} data-bottom-bar="">
				<SubmissionNote phase={phase} files={files} />
				<div ref={buttons} tabIndex={-1} className={styles.actions}>
					<Button type="submit" busy={submitting ? "Submitting..." : undefined}>
						Submit Request
					</Button>
					{scripted || typed === nothing ? (
						<Button
							type={scripted ? "button" : "reset"}
							kind="outline"
							disabled={submitting}
							onClick={scripted ? clear : undefined}
						>
							Cancel
						</Button>
					) : (
						// A reset would bring back what was typed.
						<Link to={href("/consultation")} className={buttonClass("outline")}>
							Cancel
						</Link>
					)}
				</div>
			</div>
		</form>
	);
}

/** False in the first client render too, to match the server's HTML. */
function useScripted(): boolean {
	return useSyncExternalStore(
		() => () => {},
		() => true,
		() => false,
	);
}

function sayDay(time: number, locale: string): string {
	return new Date(time).toLocaleDateString(locale, { month: "long", day: "numeric" });
}

function fieldOf({ name }: { name: string }): string {
	return name === "referral_name" ? "referred_by" : name;
}
