import { useRouteLoaderData } from "react-router";
import type { Studio } from "./schemas/studio.ts";

const shown = [
	"name",
	"description",
	"phone",
	"email",
	"emailSubject",
	"location",
	"region",
	"social",
	"copyrightYear",
	"replyWithinHours",
	"textsAnswered",
	"formExamples",
	"locale",
] as const satisfies (keyof Studio)[];

/** What every page knows of the studio; the root's loader hands it on. Pages load the rest themselves. */
export type FrameStudio = Pick<Studio, (typeof shown)[number]>;

export function pickFrameStudio(studio: Studio): FrameStudio {
	return Object.fromEntries(shown.map((field) => [field, studio[field]])) as FrameStudio;
}

/** The root's loader data, which is missing on the error page of the root itself. */
interface RootData {
	studio: FrameStudio;
}

export function useStudio(): FrameStudio {
	const studio = useStudioIfLoaded();
	if (!studio) throw new Error("The root's loader data is missing");
	return studio;
}

/** For error pages, which also stand where the root's loader failed. */
export function useStudioIfLoaded(): FrameStudio | undefined {
	return useRouteLoaderData<RootData>("root")?.studio;
}

/**
 * The same for `meta`.
 *
 * @param matches as `meta` gets them
 * @returns undefined where the root's loader failed
 */
export function findStudio(
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): FrameStudio | undefined {
	const root = matches.find((match) => match?.id === "root");
	return (root?.loaderData as RootData | undefined)?.studio;
}

/** For the `meta` of a page that has its own data, and so the root's. */
export function readStudio(matches: Parameters<typeof findStudio>[0]): FrameStudio {
	const studio = findStudio(matches);
	if (!studio) throw new Error("The root's loader data is missing");
	return studio;
}

/** A page's title as tabs and search engines show it, such as `Blog | Front Range Linework`. */
export function nameTitle(title: string, studio: FrameStudio | undefined): string {
	return studio ? `${title} | ${studio.name}` : title;
}
