import { createQueue } from "../../server/queue.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import type { Site } from "../../server/site.server.ts";
import { watchRequests } from "./watch-requests.server.ts";

const most = 20;
const heartbeatMs = 20_000;
/** The browser opens a new one: connections that proxies have lost do not stay forever. */
const lifetimeMs = 60_000;

let open = 0;

/**
 * @param isSignedIn asked before each event: the session may have ended since the guard let the page in
 * @throws Refusal when too many are open: then the page asks from time to time
 */
export function openStream(
	site: Pick<Site, "database" | "config" | "stopping">,
	isSignedIn: () => Promise<boolean>,
): ReadableStream {
	const { stopping } = site;
	if (stopping.aborted || open >= most) {
		throw new Refusal(503, "busy", "No more events can be sent right now.", {
			headers: { "Retry-After": "30" },
		});
	}
	open += 1;
	const encoder = new TextEncoder();
	const ended = new AbortController();
	const { signal } = ended;
	return new ReadableStream({
		start(controller) {
			const send = (text: string) => controller.enqueue(encoder.encode(`${text}\n\n`));
			const close = () => {
				ended.abort();
				controller.close();
			};
			const inTurn = createQueue();
			const unwatch = watchRequests(site, (change) => {
				void inTurn(async () => {
					const isAllowed = await isSignedIn().catch(() => false);
					if (signal.aborted) return;
					if (isAllowed) send(`data: ${JSON.stringify(change)}`);
					else close();
				});
			});
			const heartbeat = setInterval(() => send(":"), heartbeatMs);
			const lifetime = setTimeout(close, lifetimeMs);
			stopping.addEventListener("abort", close, { signal });
			signal.addEventListener("abort", () => {
				open -= 1;
				unwatch();
				clearInterval(heartbeat);
				clearTimeout(lifetime);
			});
			send("retry: 1000");
		},
		cancel: () => ended.abort(),
	});
}
