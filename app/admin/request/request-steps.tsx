import type { ReactNode } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import type { RequestProgress } from "../../db/desk-tables.ts";
import { isOwedWord, nameAnswered } from "../../requests/progress/states.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import styles from "./request-steps.module.css";

interface RequestStepsProps {
	request: RequestProgress & { id: string };
	/** Where "Mark as Unread" is sent to. */
	unreadAction: string;
	/** The form of its state. */
	children: ReactNode;
}

/** The decisions that follow reading: below the request on a phone, in a second column on a wide screen. */
export function RequestSteps({ request, unreadAction, children }: RequestStepsProps) {
	const { id, state, changed_at } = request;
	const isOwed = isOwedWord(request);
	return (
		<div className={styles.steps}>
			{children}
			{state !== "spam" && (
				<div className={styles.actions}>
					<Link
						className={buttonClass("outline")}
						to={href("/admin/requests/:id/appointments", { id })}
					>
						Appointments
					</Link>
					{isOwed && (
						<Mark as="answered" seen={changed_at}>
							{nameAnswered(request)}
						</Mark>
					)}
				</div>
			)}
			<div className={styles.more}>
				<Mark as="unread" action={unreadAction}>
					Mark as Unread
				</Mark>
				<Button kind="quiet" className={styles.print} onClick={() => window.print()} data-late="">
					Print
				</Button>
			</div>
		</div>
	);
}

interface MarkProps {
	as: "answered" | "unread";
	action?: string;
	seen?: string;
	children: string;
}

function Mark({ as, action, seen, children }: MarkProps) {
	const { formData } = useNavigation();
	return (
		<Form method="post" action={action} preventScrollReset>
			<input type="hidden" name="intent" value={as} />
			{seen && <input type="hidden" name="seen" value={seen} />}
			<Button
				type="submit"
				kind={as === "answered" ? "outline" : "quiet"}
				busy={formData?.get("intent") === as ? "Marking..." : undefined}
			>
				{children}
			</Button>
		</Form>
	);
}
