import type { Documents } from "../publishing/documents.ts";
import type { ListedPage } from "./listed-pages.server.ts";

/** In the format of llmstxt.org. */
export function writeSummary(
	{ studio, "quick-answers": facts }: Pick<Documents, "studio" | "quick-answers">,
	pages: ListedPage[],
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
