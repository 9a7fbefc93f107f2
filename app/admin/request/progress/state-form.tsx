import { Form, useNavigation } from "react-router";
import type { RequestState } from "../../../db/desk-tables.ts";
import { states } from "../../../requests/progress/states.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import styles from "./state-form.module.css";

interface StateFormProps {
	state: RequestState;
	/** Its `changed_at`. */
	seen: string;
	/** Was chosen in a page that did not know what has changed since. */
	refused: RequestState | undefined;
}

export function StateForm({ state, seen, refused }: StateFormProps) {
	const { formData } = useNavigation();
	return (
		<Form
			key={`${state} ${refused ?? ""}`}
			method="post"
			className={styles.form}
			preventScrollReset
			replace
		>
			{refused && (
				<Alert tone="error" title="Not changed" announced>
					<p>
						In the meantime, something changed here. It’s now “{states[state].label}.” If it should
						still be “{states[refused].label},” change it again.
					</p>
				</Alert>
			)}
			<input type="hidden" name="intent" value="state" />
			<input type="hidden" name="seen" value={seen} />
			<div className={styles.row}>
				<SelectField label="State" name="state" defaultValue={refused ?? state}>
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
				<Button
					type="submit"
					kind="outline"
					busy={formData?.get("intent") === "state" ? "Changing..." : undefined}
				>
					Change
				</Button>
			</div>
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
					Not spam
				</Button>
			</Form>
		</Alert>
	);
}
