import { Alert } from "../../ui/alert.tsx";
import { type Placeholder, placeholders, sayUnknown } from "./placeholders.ts";

interface LetterProblemsProps {
	letter: { unknown: string[]; empty: Placeholder[]; isValid: boolean };
}

export function LetterProblems({ letter: { unknown, empty, isValid } }: LetterProblemsProps) {
	if (isValid) return null;
	return (
		<Alert tone="error" title="Not ready to be sent" announced>
			<ul>
				{empty.map((name) => (
					<li key={name}>
						{`{${name}}`} has nothing to fill in: {placeholders[name]} is missing.
					</li>
				))}
				{unknown.length > 0 && <li>{sayUnknown(unknown)}</li>}
				{empty.length + unknown.length === 0 && <li>Something in the form is missing.</li>}
			</ul>
		</Alert>
	);
}
