import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { longestName } from "../../sign-in/artist-name.ts";
import { PasswordField } from "../../sign-in/password-field.tsx";
import { shortestPassword } from "../../sign-in/password-length.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import styles from "./account.module.css";

interface AccountChange {
	part: string;
	errors: Record<string, string>;
}

interface AccountRowsProps {
	name: string;
	email: string;
	change: AccountChange | undefined;
}

export function AccountRows({ name, email, change }: AccountRowsProps) {
	return (
		<div className={styles.rows}>
			<Row part="name" label="Name" value={name} save="Save Name" change={change}>
				{(errors) => (
					<TextField
						label="Name"
						name="name"
						autoComplete="name"
						hint="The name clients know you by."
						required
						maxLength={longestName}
						defaultValue={name}
						error={errors.name}
					/>
				)}
			</Row>
			<Row
				part="email"
				label="Email address"
				value={email}
				save="Save Email Address"
				change={change}
			>
				{(errors) => (
					<>
						<TextField
							label="New email address"
							name="email"
							type="email"
							autoComplete="email"
							required
							error={errors.email}
						/>
						<CurrentPassword of={email} error={errors.password} />
					</>
				)}
			</Row>
			<Row
				part="password"
				label="Password"
				value="Only you know it"
				save="Save Password"
				change={change}
			>
				{(errors) => (
					<>
						<CurrentPassword of={email} error={errors.password} />
						<PasswordField
							label="New password"
							name="new-password"
							autoComplete="new-password"
							minLength={shortestPassword}
							hint={`At least ${shortestPassword} characters. Saving it signs out all your other devices.`}
							required
							error={errors["new-password"]}
						/>
					</>
				)}
			</Row>
		</div>
	);
}

interface RowProps {
	part: string;
	label: string;
	value: string;
	save: string;
	change: AccountChange | undefined;
	children: (errors: Record<string, string>) => ReactNode;
}

/** A new key after each save closes the row, and empties its fields. */
function Row({ part, label, value, save, change, children }: RowProps) {
	const { state, formData } = useNavigation();
	const errors = change?.part === part ? change.errors : {};
	const isRefused = Object.keys(errors).length > 0;
	const isSaved = change?.part === part && !isRefused;
	const isBusy = state !== "idle" && formData?.get("part") === part;
	return (
		<details className={styles.row} open={isRefused} key={String(isSaved && !isBusy)}>
			<summary>
				<span className={styles.label}>{label}</span>
				<span className={styles.value}>{value}</span>
				<span className={styles.change} role={isSaved ? "status" : undefined}>
					{isSaved ? "Saved" : "Change"}
				</span>
			</summary>
			<Form method="post" className={styles.form} preventScrollReset>
				<input type="hidden" name="part" value={part} />
				{children(errors)}
				<Button type="submit" busy={isBusy ? "Saving..." : undefined}>
					{save}
				</Button>
			</Form>
		</details>
	);
}

/** The hidden field tells password managers whose password it is. */
function CurrentPassword({ of, error }: { of: string; error: string | undefined }) {
	return (
		<>
			<input hidden autoComplete="username" defaultValue={of} />
			<PasswordField
				label="Current password"
				name="password"
				autoComplete="current-password"
				required
				error={error}
			/>
		</>
	);
}
