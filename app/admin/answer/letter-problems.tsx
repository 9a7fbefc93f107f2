import { href, Link } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { buttonClass } from "../../ui/button.tsx";
import {
	ofAppointment,
	type PlaceholderProblems,
	placeholders,
	sayUnknown,
} from "./placeholders.ts";

interface LetterProblemsProps {
	letter: PlaceholderProblems & { isValid: boolean };
	requestId: string;
}

export function LetterProblems({ letter, requestId: id }: LetterProblemsProps) {
	const { unknown, empty, isValid } = letter;
	if (isValid) return null;
	const needsDate = empty.some((name) => ofAppointment.includes(name));
	return (
		<>
			<Alert tone="error" title="Not ready to be sent" announced>
				<ul>
					{empty.map((name) => (
						<li key={name}>
							There’s nothing to put in {`{${name}}`}: {placeholders[name]} is missing.
						</li>
					))}
					{unknown.length > 0 && <li>{sayUnknown(unknown)}</li>}
					{empty.length + unknown.length === 0 && (
						<li>Something in the form is missing or out of date.</li>
					)}
				</ul>
			</Alert>
			<Link className={buttonClass()} to={href("/admin/requests/:id/answer", { id })}>
				Change the Letter
			</Link>
			{needsDate && (
				<Link
					className={buttonClass("outline")}
					to={href("/admin/requests/:id/appointments", { id })}
				>
					Propose an Appointment
				</Link>
			)}
		</>
	);
}
