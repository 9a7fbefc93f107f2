import { median } from "./median.ts";
import { restMs, withPhone } from "./phone.ts";

const runs = 5;

interface TraceEvent {
	name: string;
	/** Microseconds. */
	ts: number;
	args: { frame_reporter?: { state: string } };
}

interface Growth {
	/** Frames while the plate grows into the viewer: shown, and left out by the compositor. */
	drawn: number;
	dropped: number;
	/** Milliseconds between two frames of the page's own thread meanwhile, at most. */
	longest: number;
}

/** @returns medians of five on a slow phone, with the viewer's code loaded */
export async function measureGrowth(executablePath: string, url: string): Promise<Growth> {
	const grown: Growth[] = [];
	for (let run = 0; run < runs; run += 1) grown.push(await measureOnce(executablePath, url));
	return {
		drawn: median(grown.map(({ drawn }) => drawn)),
		dropped: median(grown.map(({ dropped }) => dropped)),
		longest: Math.round(median(grown.map(({ longest }) => longest))),
	};
}

function measureOnce(executablePath: string, url: string): Promise<Growth> {
	return withPhone(
		executablePath,
		async (page) => {
			await page.goto(url, { waitUntil: "load" });
			await page.evaluate(() => dispatchEvent(new Event("focusin")));
			await page.waitForSelector("html[data-ready]", { state: "attached" });
			const plate = page.locator("main li a[aria-haspopup=dialog]").first();
			await plate.focus();
			await plate.scrollIntoViewIfNeeded();
			await page.waitForTimeout(restMs);
			const browser = page.context().browser();
			await browser?.startTracing(page, { categories: ["benchmark", "blink.user_timing"] });
			const watched = page.evaluate(watchGrowth);
			await plate.tap();
			const longest = await watched;
			const trace = JSON.parse(String(await browser?.stopTracing()));
			return { longest, ...countFrames(trace.traceEvents) };
		},
		{ slow: true },
	);
}

/** In the page. */
function watchGrowth(): Promise<number> {
	return new Promise((resolve) => {
		let [before, longest] = [0, 0];
		requestAnimationFrame(function look(now) {
			const grown = document
				.getAnimations()
				.find(({ effect }) => (effect as KeyframeEffect).target?.closest("dialog"));
			const isMoving = Number(grown?.currentTime ?? 0) > 0;
			if (before > 0) longest = Math.max(longest, now - before);
			if (isMoving && before === 0) performance.mark("grows");
			if (before > 0 && !isMoving) {
				performance.mark("grown");
				resolve(longest);
				return;
			}
			if (isMoving) before = now;
			requestAnimationFrame(look);
		});
	});
}

function countFrames(events: TraceEvent[]): Pick<Growth, "drawn" | "dropped"> {
	const timeOf = (mark: string) => events.find(({ name }) => name === mark)?.ts ?? 0;
	const [start, end] = [timeOf("grows"), timeOf("grown")];
	const frames = events.flatMap(({ ts, args: { frame_reporter: frame } }) =>
		frame && ts >= start && ts <= end ? [frame] : [],
	);
	const count = (state: string) => frames.filter((one) => one.state.startsWith(state)).length;
	const drawn = count("STATE_PRESENTED");
	if (drawn === 0) throw new Error("The trace has no frames.");
	return { drawn, dropped: count("STATE_DROPPED") };
}
