import { Form, href, useNavigation } from "react-router";
import type { Erased } from "../../requests/erase.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { invalidEmail } from "../../ui/email-address.ts";
import { TextField } from "../../ui/field.tsx";
import { sayCount } from "../../ui/say-count.ts";
import { Part } from "../frame/room.tsx";
import styles from "./data.module.css";

interface Props {
	/** The answer to the form that was sent last. */
	looked:
		| {
				email: string;
				/** null: that is no address. */
				found: { requests: number; notes: number } | null;
				problem: string;
				erased: Erased | null;
		  }
		| undefined;
	hasCopies: boolean;
}

/** Looks up by email address what is kept about somebody, and erases it. */
export function OnePerson({ looked, hasCopies }: Props) {
	const { state, formData } = useNavigation();
	const { email = "", found, problem, erased } = looked ?? {};
	const shown = erased ? null : found;
	return (
		<Part
			id="person"
			title="One person"
			about={
				<p>
					Anyone may ask for a copy of what you keep about them, or ask you to erase it. Look them
					up by the email address they wrote from.
				</p>
			}
		>
			{erased && (
				<Alert title="Erased" announced>
					<p>
						{sayCount(erased.requests, "request")}, {sayCount(erased.files, "file")} and{" "}
						{sayCount(erased.notes, "note")}.
						{hasCopies && " Earlier copies of the site still contain them."}
					</p>
					{erased.isUnfinished && (
						<p>
							Some of it is still on the disk: another program was using the database, or files
							couldn’t be reached. The site will keep trying every minute.
						</p>
					)}
				</Alert>
			)}
			<Form method="post" className={styles.search} role="search">
				<TextField
					label="Email address"
					name="email"
					type="email"
					defaultValue={email}
					error={looked && !found ? invalidEmail : undefined}
				/>
				<Button type="submit" kind="outline">
					Look Up
				</Button>
			</Form>
			{/* Always there, so that the answer is announced. */}
			<div className={shown ? styles.found : "unseen"}>
				<p role="status">
					{shown && (
						<>
							<strong>{email}</strong>: {sayCount(shown.requests, "request")} and{" "}
							{sayCount(shown.notes, "note")}.
						</>
					)}
				</p>
				{shown && shown.requests + shown.notes > 0 && (
					<>
						<form method="post" action={href("/admin/data/export.zip")}>
							<input type="hidden" name="email" value={email} />
							<Button type="submit" kind="outline">
								Download Everything
							</Button>
						</form>
						<Form method="post" className={styles.erase}>
							<input type="hidden" name="email" value={email} />
							<TextField
								className={styles.again}
								label="To erase it all, type the address again"
								name="again"
								autoComplete="off"
								error={problem || undefined}
							/>
							<Button
								type="submit"
								kind="danger"
								busy={state === "submitting" && formData?.has("again") ? "Erasing..." : undefined}
							>
								Erase for Good
							</Button>
						</Form>
					</>
				)}
			</div>
		</Part>
	);
}
