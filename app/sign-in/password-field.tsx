import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Field } from "../ui/field.tsx";
import styles from "./password-field.module.css";

type Props = Omit<ComponentProps<"input">, "id" | "value" | "type"> & {
	label: string;
	name: string;
	autoComplete: "current-password" | "new-password";
	hint?: string;
	error?: string | undefined;
};

export function PasswordField({ label, hint, error, required, ...native }: Props) {
	/** null: without scripts there is no button. */
	const [isShown, setShown] = useState<boolean | null>(null);
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => {
		setShown(false);
		// Browsers offer to save a password only from a field of type password.
		const hide = () => setShown(false);
		const form = input.current?.form;
		form?.addEventListener("submit", hide);
		return () => form?.removeEventListener("submit", hide);
	}, []);
	return (
		<Field {...{ label, hint, error, required }}>
			{(control) => (
				<div className={styles.password}>
					<input
						{...native}
						{...control}
						ref={input}
						type={isShown ? "text" : "password"}
						autoCapitalize="none"
						autoCorrect="off"
						spellCheck={false}
					/>
					{isShown !== null && (
						<button type="button" className={styles.show} onClick={() => setShown(!isShown)}>
							{isShown ? "Hide" : "Show"} <span className="unseen">{label.toLowerCase()}</span>
						</button>
					)}
				</div>
			)}
		</Field>
	);
}
