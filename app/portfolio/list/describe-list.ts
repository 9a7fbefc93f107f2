import type { MetaDescriptor } from "react-router";
import { findStudio, readStudio } from "../../publishing/frame-studio.ts";
import { describePage } from "../../ui/page/describe-page.ts";
import { describeListError } from "./list-error.tsx";
import type { LoadedList } from "./load-list.server.ts";

interface Described {
	loaderData: LoadedList | undefined;
	error?: unknown;
	matches: Parameters<typeof findStudio>[0];
}

export function describeList({ loaderData, error, matches }: Described): MetaDescriptor[] {
	if (!loaderData) return describeListError(error, findStudio(matches));
	const studio = readStudio(matches);
	const { title, description, canonical, share, structuredData } = loaderData;
	return describePage(studio, {
		title: `${title} | ${studio.name}`,
		description,
		canonical,
		share,
		structuredData,
	});
}
