import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import styles from "./answer.module.css";

interface ReceivedDepositProps {
	/** Such as `2026-12-04`. */
	received: string | null;
	today: string;
	refused: { day: string; error: string } | undefined;
}

export function ReceivedDeposit({ received, today, refused }: ReceivedDepositProps) {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (refused) field.current?.focus();
	}, [refused]);
	return (
		<section aria-labelledby="received">
			<h2 id="received">Deposit received</h2>
			<p className="unseen" role="status">
				{received && "Marked as received"}
			</p>
			<Form method="post" className={styles.received} preventScrollReset>
				<TextField
					key={received}
					label="On"
					name="receivedOn"
					type="date"
					required
					max={today}
					ref={field}
					defaultValue={refused?.day ?? received ?? today}
					error={refused?.error}
				/>
				<Button type="submit" name="intent" value="received" kind="outline">
					{received ? "Change the Day" : "Mark as Received"}
				</Button>
				{received && (
					<Button
						type="submit"
						name="intent"
						value="unreceived"
						kind="quiet"
						className={styles.undo}
						formNoValidate
					>
						Not Received After All
					</Button>
				)}
			</Form>
		</section>
	);
}
