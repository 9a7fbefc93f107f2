import type { MetaDescriptor } from "react-router";
import { studio } from "../../../content/studio.ts";
import { describePage } from "../../ui/describe-page.ts";
import { describeListError } from "./list-error.tsx";
import type { LoadedList } from "./load-list.server.ts";

interface Described {
	loaderData: LoadedList | undefined;
	error?: unknown;
}

/** For the `meta` of a list's route. */
export function describeList({ loaderData, error }: Described): MetaDescriptor[] {
	if (!loaderData) return describeListError(error);
	const { list, title, description, canonical, shareAlt, structuredData } = loaderData;
	return describePage({
		title: `${title} | ${studio.name}`,
		description,
		canonical,
		share: list,
		shareAlt,
		structuredData,
	});
}
