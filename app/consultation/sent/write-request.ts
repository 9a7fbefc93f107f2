import type { Consultation } from "../../publishing/schemas/consultation.ts";
import { listAnswers, type SentRequest, writeAnswer } from "./sent-request.ts";

interface Parts {
	sent: SentRequest;
	/** Title of the piece that was asked about. */
	piece: string | undefined;
	/** For example `Sent to the studio on November 23, 2026`. */
	heading: string;
	next: Consultation["next"];
	/** How to reach the studio. */
	reach: string;
}

/** The text of the file that the visitor saves. */
export function writeRequest({ sent, piece, heading, next, reach }: Parts): string {
	const answers = listAnswers(sent, piece).map(({ label, value }) => writeAnswer(label, value));
	const parts = [
		`Consultation request\n${heading}`,
		answers.join("\n"),
		"What happens next",
		...next.map(({ title, text }, index) => `${index + 1}. ${title}\n${text}`),
		reach,
	];
	return `${parts.join("\n\n")}\n`;
}
