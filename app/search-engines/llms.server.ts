import { studio } from "../../content/studio.ts";
import type { QuickAnswer } from "../publishing/schemas/policy.ts";
import type { ListedPage } from "./listed-pages.server.ts";

/** Writes the summary of the site that llmstxt.org describes. @param origin of all addresses in it */
export function writeSummary(pages: ListedPage[], facts: QuickAnswer[], origin: string): string {
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
		...facts.map(({ question, answer }) => `- ${question} ${answer}`),
		"",
		...[...Map.groupBy(pages, ({ group }) => group)].flatMap(([group, list]) => [
			`## ${group}`,
			"",
			...list.map(link),
			"",
		]),
	].join("\n");
}
