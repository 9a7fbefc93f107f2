import type { ConsultationRequest } from "../requests/request-fields.ts";
import { writeAnswer, writeHeading } from "./write-receipt.ts";

interface Parts {
	request: ConsultationRequest;
	files: number;
	/** Of the request on the desk. */
	link: string | null;
}

const longestIdea = 600;

export function nameClient({ first_name, last_name }: ConsultationRequest): string {
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
	const heading = writeHeading(nameClient(request), lines);
	return `${heading}\n\n${link ? `Read and answer it:\n${link}` : "Read and answer it on your desk."}`;
}

function shorten(idea: string): string {
	const characters = [...idea];
	if (characters.length <= longestIdea) return idea;
	return `${characters.slice(0, longestIdea).join("").trimEnd()} ...`;
}
