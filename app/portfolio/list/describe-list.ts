import type { MetaDescriptor } from "react-router";
import { findStudio, readStudio } from "../../publishing/frame-studio.ts";
import { describePage, type PageDescription } from "../../ui/page/describe-page.ts";
import { describeListError } from "./list-error.tsx";

interface Described {
	loaderData: PageDescription | undefined;
	error?: unknown;
	matches: Parameters<typeof findStudio>[0];
}

export function describeList({ loaderData, error, matches }: Described): MetaDescriptor[] {
	if (!loaderData) return describeListError(error, findStudio(matches));
	const studio = readStudio(matches);
	return describePage(studio, { ...loaderData, title: `${loaderData.title} | ${studio.name}` });
}
