import { studio } from "../../content/studio.ts";
import type { ListedPage } from "./listed-pages.server.ts";

/** Writes the summary of the site that llmstxt.org describes. @param origin of all addresses in it */
export function writeSummary(
	pages: ListedPage[],
	facts: { question: string; answer: string }[],
	origin: string,
): string {
	const { name, description, areaServed, travel, hours, phone, email } = studio;
	const link = ({ title, path, summary }: ListedPage) =>
		`- [${title}](${new URL(path, origin).href}): ${summary}`;
	return [
		`# ${name}`,
		"",
		`> ${description}`,
		"",
		`- Area served: ${areaServed}. ${travel}.`,
		`- Hours: ${hours}`,
		`- Phone and text: ${phone}`,
		`- Email: ${email}`,
		`- Price: $${studio.hourlyRate.from}-${studio.hourlyRate.to} an hour; deposit $${studio.deposit}`,
		...facts.map(({ question, answer }) => `- ${question} ${answer}`),
		"",
		"## Pages",
		"",
		...pages.filter(({ optional }) => !optional).map(link),
		"",
		"## Optional",
		"",
		...pages.filter(({ optional }) => optional).map(link),
		"",
	].join("\n");
}
