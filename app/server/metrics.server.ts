import type { IncomingMessage, ServerResponse } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

/** Upper bounds in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Figures of this process, without addresses, paths or clients. */
export interface Metrics {
	follow(request: IncomingMessage, response: ServerResponse): void;
	/** @returns lines in the text format of Prometheus */
	write(): string[];
}

export function startMetrics(): Metrics {
	const statuses = new Map<string, number>();
	const atMost = bounds.map(() => 0);
	let count = 0;
	let seconds = 0;
	let waiting = 0;
	const delay = monitorEventLoopDelay();
	delay.enable();

	return {
		follow(_, response) {
			const began = performance.now();
			waiting += 1;
			response.once("close", () => {
				waiting -= 1;
				const status = response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : "none";
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
				const took = (performance.now() - began) / 1000;
				count += 1;
				seconds += took;
				for (const [index, bound] of bounds.entries())
					if (took <= bound) atMost[index] = (atMost[index] ?? 0) + 1;
			});
		},
		write() {
			const duration = "linework_request_duration_seconds";
			const p99 = delay.percentile(99) / 1e9;
			delay.reset();
			return [
				...writeMetric("linework_requests_total", "counter", statuses, "status"),
				`# TYPE ${duration} histogram`,
				...bounds.map((bound, index) => `${duration}_bucket{le="${bound}"} ${atMost[index]}`),
				`${duration}_bucket{le="+Inf"} ${count}`,
				`${duration}_sum ${seconds}`,
				`${duration}_count ${count}`,
				...writeMetric("linework_requests_waiting", "gauge", waiting),
				...writeMetric("process_resident_memory_bytes", "gauge", process.memoryUsage.rss()),
				// Measured since the last time that somebody asked.
				...writeMetric("linework_event_loop_delay_p99_seconds", "gauge", p99),
			];
		},
	};
}

/** @param value a number, or one for each value of `label` */
export function writeMetric(
	name: string,
	type: "counter" | "gauge",
	value: number | ReadonlyMap<string, number>,
	label = "",
): string[] {
	const lines =
		typeof value === "number"
			? [`${name} ${value}`]
			: [...value].map(([key, number]) => `${name}{${label}="${key}"} ${number}`);
	return [`# TYPE ${name} ${type}`, ...lines];
}
