import { writeAnswer } from "../consultation/sent/sent-request.ts";
import type { ConsultationRequest } from "../requests/request-fields.ts";
import { writeHeading } from "./write-receipt.ts";

type Named = Pick<ConsultationRequest, "first_name" | "last_name">;

interface Parts {
	request: ConsultationRequest;
	files: number;
	/** To the request on the desk. */
	link: string | null;
}

/** A client's act after the request. Dates are as the artist reads them. */
export type News =
	| { kind: "added"; words: string; files: number }
	| { kind: "confirmed" | "declined" | "cancelled"; date: string }
	| { kind: "withdrawn"; dates: string[] };

const longestText = 600;
const ofNew = "New request: ";
export const noteSubject = "New note";
/** Of news that somebody's day depends on. */
const pressing = {
	confirmed: "Appointment confirmed",
	declined: "Appointment declined",
	cancelled: "Appointment canceled",
	withdrawn: "Request withdrawn",
};
export const pressingStarts = Object.values(pressing).map(startSubject);
export const confirmedStart = startSubject(pressing.confirmed);

function startSubject(title: string): string {
	return `${title}: `;
}

export function writeNoticeSubject(request: Named): string {
	return ofNew + nameClient(request);
}

interface Notice {
	subject: string;
	submission_id: string | null;
}

/** Subject of several notices, the earliest first, that leave as one letter. */
export function writeCommonSubject(letters: [Notice, ...Notice[]]): string {
	const [first, ...others] = letters.filter(({ subject }) => subject !== noteSubject);
	if (!first) return noteSubject;
	if (others.length + 1 < letters.length) {
		return `${writeCommonSubject([first, ...others])}, and a note`;
	}
	const requests = new Set(letters.map(({ submission_id }) => submission_id));
	if (requests.size === 1) return (letters.findLast(isPressing) ?? letters[0]).subject;
	return letters.every(({ subject }) => subject.startsWith(ofNew))
		? `${requests.size} new requests`
		: `Updates on ${requests.size} requests`;
}

function isPressing({ subject }: Notice): boolean {
	return pressingStarts.some((start) => subject.startsWith(start));
}

function nameClient({ first_name, last_name }: Named): string {
	return `${first_name} ${last_name}`;
}

/** To the artist. Several of them fit into one letter. */
export function writeNotice({ request, files, link }: Parts): string {
	const { design_idea, placement, planned_size, budget } = request;
	const answers: [string, string | null][] = [
		["Idea", design_idea && shorten(design_idea)],
		["Placement", placement],
		["Size", planned_size],
		["Budget", budget],
		["Files", files > 0 ? String(files) : null],
	];
	const lines = answers.flatMap(([label, value]) => (value ? [writeAnswer(label, value)] : []));
	return writeAbout(nameClient(request), lines, "Read and answer it", link);
}

export function writeNews(
	client: Named,
	news: News,
	link: string | null,
): { subject: string; text: string } {
	const { title, lines } = describeNews(news);
	return {
		subject: startSubject(title) + nameClient(client),
		text: writeAbout(nameClient(client), lines, "Open the request", link),
	};
}

/** Without its words and address, which would stay when the note is erased. @param link to the notes on the desk */
export function writeNoteNotice(link: string | null): { subject: string; text: string } {
	const lines = ["A visitor left a note, and an email for your answer."];
	return { subject: noteSubject, text: writeAbout(noteSubject, lines, "Read and answer it", link) };
}

/** Without a name, since nothing of the client is kept. */
export function writeErased(dates: string[]): { subject: string; text: string } {
	const lines = [
		"A client has erased their request and everything in it.",
		...dates.map((date) => writeAnswer("Free again", date)),
	];
	return { subject: "Request erased", text: writeHeading("Request erased", lines) };
}

function describeNews(news: News): { title: string; lines: string[] } {
	switch (news.kind) {
		case "added": {
			const { words, files } = news;
			return {
				title: words ? "New message" : "New files",
				lines: [
					...(words ? [writeAnswer("Message", shorten(words))] : []),
					...(files > 0 ? [writeAnswer("Files", String(files))] : []),
				],
			};
		}
		case "confirmed":
			return { title: pressing.confirmed, lines: [writeAnswer("Confirmed", news.date)] };
		case "declined":
			return { title: pressing.declined, lines: [writeAnswer("Declined", news.date)] };
		case "cancelled":
			return { title: pressing.cancelled, lines: [writeAnswer("Canceled", news.date)] };
		case "withdrawn":
			return {
				title: pressing.withdrawn,
				lines: [
					"This request was withdrawn.",
					...news.dates.map((date) => writeAnswer("Free again", date)),
				],
			};
	}
}

function writeAbout(title: string, lines: string[], act: string, link: string | null): string {
	const heading = writeHeading(title, lines);
	return `${heading}\n\n${link ? `${act}:\n${link}` : `${act} on your desk.`}`;
}

function shorten(text: string): string {
	const characters = [...text];
	if (characters.length <= longestText) return text;
	return `${characters.slice(0, longestText).join("").trimEnd()} ...`;
}
