import type { Documents } from "../publishing/documents.ts";
import { listHours } from "../publishing/opening-hours.ts";
import type { ListedPage } from "./listed-pages.server.ts";

/** In the format of llmstxt.org. */
export function writeSummary(
	{ studio, "quick-answers": facts }: Pick<Documents, "studio" | "quick-answers">,
	pages: ListedPage[],
	origin: string,
): string {
	const { name, description, areaServed, travel, phone, email } = studio;
	const link = ({ title, path, summary }: ListedPage) =>
		`- [${title}](${new URL(path, origin).href}): ${summary}`;
	return [
		`# ${name}`,
		"",
		`> ${description}`,
		"",
		`- Area served: ${areaServed}. ${travel}.`,
		`- Hours: ${listHours(studio).join("; ")}`,
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
