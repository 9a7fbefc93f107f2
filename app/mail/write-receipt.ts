import { listAnswers, readStored } from "../consultation/sent/sent-request.ts";
import type { Consultation } from "../publishing/schemas/consultation.ts";
import type { LetterTexts } from "../publishing/schemas/letters.ts";
import type { Studio } from "../publishing/schemas/studio.ts";
import { type ConsultationRequest, noReferral } from "../requests/request-fields.ts";
import { formatPhone } from "../ui/page/studio-links.ts";

export interface SentRequest {
	request: ConsultationRequest;
	/** Names of the reference files. */
	files: string[];
	/** Title of the piece that was asked about. */
	piece: string | undefined;
}

interface Parts extends SentRequest {
	texts: LetterTexts["receipt"];
	next: Consultation["next"];
	studio: Pick<Studio, "name" | "phone">;
	/** Of the request's own page. */
	link: string | null;
}

/** To the client: all that was sent, and what happens next. */
export function writeReceipt({ texts, next, studio, link, ...sent }: Parts): string {
	const parts = [
		texts.greeting.replaceAll("{firstName}", () => sent.request.first_name),
		texts.opening,
		...(link ? [`${texts.page}\n${link}`] : []),
		writeHeading("What you sent", listSent(sent)),
		writeHeading("What happens next"),
		...next.map(({ title, text }, index) => `${index + 1}. ${title}\n${text}`),
		texts.closing,
		`${studio.name}\n${formatPhone(studio.phone)}`,
	];
	return parts.join("\n\n");
}

export function listSent({ request, files, piece }: SentRequest): string[] {
	const { referred_by, ...values } = readStored(request);
	const referral = referred_by === noReferral ? "" : referred_by;
	const sent = { values: { ...values, referred_by: referral }, files, unnamedFiles: 0 };
	const about = piece ? [{ label: "About This Piece", value: piece }] : [];
	return [...about, ...listAnswers(sent)].map(({ label, value }) => writeAnswer(label, value));
}

/** Lines of one answer are indented, blank ones too, so that they end neither the answer nor its paragraph. */
export function writeAnswer(label: string, value: string): string {
	if (!value.includes("\n")) return `${label}: ${value}`;
	const lines = value.split("\n").map((line) => `  ${line}`);
	return [`${label}:`, ...lines].join("\n");
}

export function writeHeading(words: string, lines: string[] = []): string {
	return [words, "-".repeat(Math.max(3, words.length)), ...lines].join("\n");
}
