import type { NumbingCream } from "../../publishing/schemas/numbing-cream.ts";
import type { Studio } from "../../publishing/schemas/studio.ts";
import { formatPhone } from "../../ui/page/studio-links.ts";

export const directionsFile = "Tattoo_Numbing_Cream_Directions.txt";

const lineLength = 72;

export function writeDirections(
	{ title, lead, figures, steps, stop, last }: NumbingCream,
	studio: Pick<Studio, "name" | "phone" | "email">,
): string {
	const heading = `${studio.name}: ${title}`;
	const paragraphs = [
		`${heading}\n${"=".repeat(heading.length)}`,
		lead,
		figures.map(({ figure, label }) => `  ${figure.padEnd(11)} ${label}`).join("\n"),
		...steps.map(({ heading, text }, index) => `${index + 1}. ${heading}\n${wrap(text, "   ")}`),
		`${stop.title.toUpperCase()}\n${wrap(stop.text)}\n${wrap(`${stop.poison.text} ${stop.poison.number}`)}`,
		`Questions: text or call ${formatPhone(studio.phone)}, or email ${studio.email}.`,
		last,
	];
	const text = paragraphs.map((part) => (part.includes("\n") ? part : wrap(part))).join("\n\n");
	// Old editors and printers show curly quotes as something else.
	const plain = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
	return `${plain}\n`.replaceAll("\n", "\r\n");
}

function wrap(text: string, indent = ""): string {
	const lines: string[] = [];
	let line = "";
	for (const word of text.split(" ")) {
		if (line && indent.length + line.length + 1 + word.length > lineLength) {
			lines.push(indent + line);
			line = word;
		} else {
			line = line ? `${line} ${word}` : word;
		}
	}
	return [...lines, indent + line].join("\n");
}
