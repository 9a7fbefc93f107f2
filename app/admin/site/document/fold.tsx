import type { ReactNode } from "react";
import styles from "./document.module.css";
import { useForm } from "./form-context.ts";

interface FoldProps {
	/** What is in it: fields, and what they begin with. */
	names: string[];
	/** What is remembered as open: the item's name, or those of the section's fields. */
	own: string;
	className: string | undefined;
	summary: ReactNode;
	children: ReactNode;
}

/** Closed, it is a line; open, its fields. It opens for what a link leads to, and for what has to change. */
export function Fold({ names, own, className, summary, children }: FoldProps) {
	const { problems, at, opened } = useForm();
	const isInside = (field: string) =>
		names.some((name) => field === name || field.startsWith(`${name}.`));
	const hasProblem = Object.keys(problems).some(isInside);
	const isAsked = at !== null && isInside(at);
	return (
		<details
			className={className}
			open={hasProblem || isAsked || opened.has(own)}
			onToggle={({ currentTarget }) => {
				if (currentTarget.open) opened.add(own);
				else opened.delete(own);
			}}
		>
			<summary>
				{summary}
				{hasProblem && <span className={styles.error}>Needs a fix</span>}
			</summary>
			<div className={styles.fields}>{children}</div>
		</details>
	);
}
