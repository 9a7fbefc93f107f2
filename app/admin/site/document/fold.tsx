import { type ReactNode, useEffect } from "react";
import styles from "./document.module.css";
import { useForm } from "./form-context.ts";

interface FoldProps {
	/** Names of its fields, or their prefixes. */
	names: string[];
	/** Key under which its open state is remembered. */
	own: string;
	className: string | undefined;
	summary: ReactNode;
	children: ReactNode;
}

/** Opens by itself for the target of a link, and for fields with problems. */
export function Fold({ names, own, className, summary, children }: FoldProps) {
	const { problems, at, opened } = useForm();
	const isInside = (field: string) =>
		names.some((name) => field === name || field.startsWith(`${name}.`));
	const hasProblem = Object.keys(problems).some(isInside);
	const isAsked = at !== null && isInside(at);
	useEffect(() => {
		// It stays open when the page is saved, which forgets what was asked for.
		if (isAsked) opened.add(own);
	}, [isAsked, opened, own]);
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
