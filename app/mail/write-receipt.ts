import { listAnswers, toSentValues, writeAnswer } from "../consultation/sent/sent-request.ts";
import type { Consultation } from "../publishing/schemas/consultation.ts";
import type { LetterTexts } from "../publishing/schemas/letters.ts";
import type { Studio } from "../publishing/schemas/studio.ts";
import type { ConsultationRequest } from "../requests/request-fields.ts";
import { formatPhone } from "../ui/page/studio-links.ts";

interface Parts {
	request: ConsultationRequest;
	/** Names of the reference files. */
	files: string[];
	/** Title of the piece that was asked about. */
	piece: string | undefined;
	texts: LetterTexts["receipt"];
	next: Consultation["next"];
	studio: Pick<Studio, "name" | "phone">;
	/** Of the request's own page. */
	link: string | null;
}

/** To the client: all that was sent, and what happens next. */
export function writeReceipt(parts: Parts): string {
	const { texts, next, studio, link, request, files, piece } = parts;
	const sent = { values: toSentValues(request), files, unnamedFiles: 0 };
	const answers = listAnswers(sent, piece).map(({ label, value }) => writeAnswer(label, value));
	const paragraphs = [
		texts.greeting,
		texts.opening,
		...(link ? [`${texts.page}\n${link}`] : []),
		writeHeading("What you sent", answers),
		writeHeading("What happens next"),
		...next.map(({ title, text }, index) => `${index + 1}. ${title}\n${text}`),
		texts.closing,
		`${studio.name}\n${formatPhone(studio.phone)}`,
	];
	return paragraphs.join("\n\n");
}

export function writeHeading(words: string, lines: string[] = []): string {
	return [words, "-".repeat(Math.max(3, words.length)), ...lines].join("\n");
}
