import { Form, Link, useNavigation } from "react-router";
import type { RequestState } from "../../../db/desk-tables.ts";
import { states } from "../../../requests/progress/states.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { linkReply } from "../../answer/link-reply.ts";
import { AlertInView } from "../../frame/alert-in-view.tsx";
import styles from "./state-form.module.css";

interface StateFormProps {
	/** Of the request. */
	id: string;
	state: RequestState;
	/** Its `changed_at`. */
	seen: string;
	/** The page was outdated, so that nothing was saved: not even the state, if one was chosen. */
	refused: { state: RequestState | undefined } | undefined;
	/** The event of the change that was just made. */
	undo: string | undefined;
	/** Of its dates ahead, such as `Friday, December 4, 2026`. */
	days: string[];
}

export function StateForm({ id, state, seen, refused, undo, days }: StateFormProps) {
	const { formData } = useNavigation();
	const isUndoing = formData?.has("undo");
	const isChanging = formData?.get("intent") === "state" && !isUndoing;
	return (
		<Form key={id} method="post" className={styles.form} preventScrollReset replace>
			{refused && (
				<AlertInView tone="error" title="Not changed" answer={refused}>
					<p>
						In the meantime, something changed here. It’s now “{states[state].label}.” See what is
						new, then decide.
					</p>
				</AlertInView>
			)}
			<input type="hidden" name="intent" value="state" />
			<input type="hidden" name="seen" value={seen} />
			<div className={styles.row}>
				<SelectField
					key={`${state} ${refused?.state ?? ""}`}
					label="State"
					name="state"
					hint={
						days.length > 0 &&
						`Declined also cancels the ${days.length > 1 ? "appointments" : "appointment"} on ${days.join(" and ")}.`
					}
					defaultValue={refused?.state ?? state}
				>
					{Object.entries(states).map(
						([value, { label }]) =>
							// Only the client withdraws.
							(value !== "withdrawn" || state === "withdrawn") && (
								<option key={value} value={value}>
									{label}
								</option>
							),
					)}
				</SelectField>
				<Button type="submit" kind="outline" busy={isChanging ? "Changing..." : undefined}>
					Change
				</Button>
			</div>
			{/* The action's answer comes before the new state, and an undo in between would leave the choice as it was. */}
			{undo && !isChanging && (
				<div className={styles.changed}>
					<p>
						Changed to {states[state].label}.{state === "declined" && " No letter was sent."}
					</p>
					<div className={styles.next}>
						{state === "declined" && (
							<Link className={buttonClass("quiet")} to={linkReply(id, state)}>
								Write to them
							</Link>
						)}
						<Button
							type="submit"
							name="undo"
							value={undo}
							kind="quiet"
							busy={isUndoing ? "Undoing..." : undefined}
						>
							Undo
						</Button>
					</div>
				</div>
			)}
		</Form>
	);
}

interface SpamNoticeProps {
	reason: string | null;
	/** Its `changed_at`. */
	seen: string;
	/** The state before it was set aside. */
	before: RequestState;
}

/** For one click, with or without scripts. */
export function SpamNotice({ reason, seen, before }: SpamNoticeProps) {
	const { formData } = useNavigation();
	return (
		<Alert title="Set aside as spam" className={styles.spam}>
			<p>{reason ? `Reason: ${reason}.` : "You set it aside."}</p>
			<Form method="post" preventScrollReset replace>
				<input type="hidden" name="intent" value="state" />
				<input type="hidden" name="seen" value={seen} />
				<input type="hidden" name="state" value={before} />
				<Button type="submit" busy={formData?.get("state") === before ? "Moving..." : undefined}>
					Not Spam
				</Button>
			</Form>
		</Alert>
	);
}
