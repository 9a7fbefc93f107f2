import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { DemoMark } from "./demo/mark-demo.server.ts";
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
	"retentionMonths",
	"textsAnswered",
	"formExamples",
	"prices",
	"booked",
	"locale",
] as const satisfies (keyof Studio)[];

/** The root loader's part of the studio; pages load the rest themselves. */
export type FrameStudio = Pick<Studio, (typeof shown)[number]>;

export function pickFrameStudio(studio: Studio): FrameStudio {
	return Object.fromEntries(shown.map((field) => [field, studio[field]])) as FrameStudio;
}

interface RootData {
	studio: FrameStudio;
	showsDrafts?: boolean;
	demo?: DemoMark[];
}

/** A frame published since the page was opened; stays undefined on the server. */
let newer: unknown;
const listeners = new Set<() => void>();

/** @param frame as `/api/frame` answers */
export function showNewerFrame(frame: unknown): void {
	newer = frame;
	for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** The root's part of the frame, or what has replaced it since it was loaded. */
export function useFrame<Frame>(): Frame | undefined {
	const loaded = useRouteLoaderData("root") as Frame | undefined;
	const published = useSyncExternalStore(
		listen,
		() => newer,
		() => undefined,
	);
	return loaded && ((published ?? loaded) as Frame);
}

/** Which parts are still the demo's; only sent to the signed-in artist. */
export function useDemoMarks(): DemoMark[] {
	return useFrame<RootData>()?.demo ?? [];
}

export function useShowsDrafts(): boolean {
	return useFrame<RootData>()?.showsDrafts ?? false;
}

export function useStudio(): FrameStudio {
	const studio = useStudioIfLoaded();
	if (!studio) throw new Error("The root's loader data is missing");
	return studio;
}

export function useStudioIfLoaded(): FrameStudio | undefined {
	return useFrame<RootData>()?.studio;
}

export function findStudio(
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): FrameStudio | undefined {
	const root = matches.find((match) => match?.id === "root")?.loaderData;
	return ((newer ?? root) as RootData | undefined)?.studio;
}

/** @throws when the root's loader failed; safe in a `meta` whose own loader has succeeded */
export function readStudio(matches: Parameters<typeof findStudio>[0]): FrameStudio {
	const studio = findStudio(matches);
	if (!studio) throw new Error("The root's loader data is missing");
	return studio;
}

/** @returns a document title such as `Blog | Front Range Linework` */
export function nameTitle(title: string, studio: FrameStudio | undefined): string {
	return studio ? `${title} | ${studio.name}` : title;
}
