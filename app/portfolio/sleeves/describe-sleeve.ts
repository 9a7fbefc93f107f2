import type { MetaDescriptor } from "react-router";
import { readStudio } from "../../publishing/frame-studio.ts";
import { describePage, type PageDescription } from "../../ui/page/describe-page.ts";

interface Described {
	loaderData: PageDescription;
	matches: Parameters<typeof readStudio>[0];
}

export function describeSleeve({ loaderData, matches }: Described): MetaDescriptor[] {
	const studio = readStudio(matches);
	return describePage(studio, { ...loaderData, title: `${loaderData.title} | ${studio.name}` });
}
