import {
	type ConsultationRequest,
	type FieldName,
	noReferral,
	tattooStyles,
	textFields,
} from "../../requests/request-fields.ts";

export interface SentRequest {
	values: Readonly<Record<FieldName, string>>;
	/** Names of the reference files. */
	files: readonly string[];
	/** Files whose names are no longer known. */
	unnamedFiles: number;
}

export interface SentCopy extends SentRequest {
	/** Milliseconds since 1970. */
	sentAt: number;
}

interface Answer {
	label: string;
	value: string;
}

const names = Object.keys(textFields) as FieldName[];

export function toSentValues(stored: Partial<ConsultationRequest>): SentRequest["values"] {
	const values = names.map((name) => [name, String(stored[name] ?? "")]);
	return Object.fromEntries(values) as Record<FieldName, string>;
}

/** @param piece title of the one that was asked about, if it is still known */
export function listAnswers(
	{ values, files, unnamedFiles }: SentRequest,
	piece: string | null | undefined,
): Answer[] {
	const answered = names.filter(
		(name) => name !== "piece" && values[name] !== "" && values[name] !== noReferral,
	);
	const unnamed = unnamedFiles === 1 ? "1 more file" : `${unnamedFiles} more files`;
	const listed = unnamedFiles > 0 ? [...files, unnamed] : files;
	return [
		...(values.piece
			? [{ label: "About This Piece", value: piece ?? "One from the portfolio" }]
			: []),
		...answered.map((name) => ({
			label: textFields[name].label,
			value: name === "tattoo_style" ? nameStyle(values[name]) : values[name],
		})),
		...(listed.length > 0 ? [{ label: "Reference Files", value: listed.join("\n") }] : []),
	];
}

/** Lines of one answer are indented, blank ones too, so that they end neither the answer nor its paragraph. */
export function writeAnswer(label: string, value: string): string {
	if (!value.includes("\n")) return `${label}: ${value}`;
	const lines = value.split("\n").map((line) => `  ${line}`);
	return [`${label}:`, ...lines].join("\n");
}

function nameStyle(style: string): string {
	return tattooStyles.find(({ value }) => value === style)?.label ?? style;
}
