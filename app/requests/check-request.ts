import * as v from "valibot";
import { ageRange } from "../publishing/age-range.ts";
import { cleanText, putOnOneLine } from "../ui/clean-text.ts";
import { countCharacters } from "../ui/count-characters.ts";
import { emailPattern, invalidEmail } from "../ui/email-address.ts";
import {
	type ConsultationRequest,
	type FieldName,
	tattooStyles,
	textFields,
} from "./request-fields.ts";

const textSchema = v.pipe(v.nullish(v.string(), ""), v.transform(cleanText), v.trim());

const ageSchema = v.pipe(
	v.union([v.pipe(v.number(), v.transform(String)), textSchema]),
	v.string(),
);

export interface Problem {
	code: string;
	message: string;
	fields: Record<string, string[]>;
}

type CheckedRequest = { ok: true; request: ConsultationRequest } | { ok: false; problem: Problem };

const names = Object.keys(textFields) as FieldName[];

/** The specification fixes the order. The browser runs these checks too, but only the server's count. */
export function checkRequest(
	input: Readonly<Record<string, unknown>>,
	source: "form" | "call",
): CheckedRequest {
	const texts = {} as Record<FieldName, string>;
	const malformed: FieldName[] = [];
	for (const name of names) {
		const read = v.safeParse(name === "age" ? ageSchema : textSchema, input[name]);
		const text = read.success ? read.output : "";
		// Only the design idea may have line breaks.
		texts[name] = name === "design_idea" ? text : putOnOneLine(text);
		if (!read.success) malformed.push(name);
	}
	const problem =
		findMissing(texts, malformed) ??
		findBadEmail(texts.email, malformed) ??
		findBadAge(texts.age, malformed, source) ??
		findMalformed(malformed) ??
		findTooLong(texts) ??
		findUnknownStyle(texts.tattoo_style) ??
		findBadPiece(texts.piece);
	return problem ? { ok: false, problem } : { ok: true, request: toRequest(texts) };
}

function findMissing(texts: Record<FieldName, string>, malformed: FieldName[]) {
	const missing = names.filter(
		(name) => textFields[name].required && texts[name] === "" && !malformed.includes(name),
	);
	if (missing.length === 0) return undefined;
	const labels = missing.map((name) => textFields[name].label);
	return {
		code: "missing_fields",
		message: `Please fill in all required fields: ${labels.join(", ")}`,
		fields: Object.fromEntries(
			missing.map((name) => [name, [`${textFields[name].label} is required.`]]),
		),
	};
}

function findBadEmail(email: string, malformed: FieldName[]) {
	if (!malformed.includes("email") && emailPattern.test(email)) return undefined;
	return one("invalid_email", "email", invalidEmail);
}

function findBadAge(age: string, malformed: FieldName[], source: "form" | "call") {
	const years = /^\d+$/.test(age) ? Number(age) : undefined;
	if (years !== undefined && years >= ageRange.from && years <= ageRange.to) return undefined;
	const isNumber = !malformed.includes("age") && Number.isFinite(Number(age));
	return one(
		"invalid_age",
		"age",
		isNumber || source === "form"
			? "Age must be between 18 and 120."
			: "Age must be a valid number and at least 18",
	);
}

function findMalformed(malformed: FieldName[]) {
	const name = malformed[0];
	return name && one("invalid_field", name, `${textFields[name].label} must be text.`);
}

function findTooLong(texts: Record<FieldName, string>) {
	const name = names.find((each) => countCharacters(texts[each]) > textFields[each].most);
	if (!name) return undefined;
	const { label, most } = textFields[name];
	return one(
		"too_long",
		name,
		`${label} can be at most ${most.toLocaleString("en-US")} characters long.`,
	);
}

function findUnknownStyle(style: string) {
	if (style === "" || tattooStyles.some(({ value }) => value === style)) return undefined;
	return one("unknown_style", "tattoo_style", "Please choose one of the tattoo styles listed.");
}

function findBadPiece(piece: string) {
	if (piece === "" || /^[a-z][a-z-]*\/\d{1,9}$/.test(piece)) return undefined;
	return one("unknown_piece", "piece", "That is not a piece from the portfolio.");
}

function one(code: string, field: FieldName, message: string): Problem {
	return { code, message, fields: { [field]: [message] } };
}

function toRequest(texts: Record<FieldName, string>): ConsultationRequest {
	const filled = (name: FieldName) => (texts[name] === "" ? null : texts[name]);
	return {
		first_name: texts.first_name,
		last_name: texts.last_name,
		age: Number(texts.age),
		skin_tone: filled("skin_tone"),
		placement: filled("placement"),
		phone: filled("phone"),
		email: texts.email,
		design_idea: filled("design_idea"),
		tattoo_style: filled("tattoo_style"),
		planned_size: filled("planned_size"),
		budget: filled("budget"),
		preferred_dates: filled("preferred_dates"),
		preferred_times: filled("preferred_times"),
		referred_by: texts.referred_by,
		piece: filled("piece"),
	};
}
