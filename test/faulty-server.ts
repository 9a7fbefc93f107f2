import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type Fault = "slow down" | "denied" | "reset" | "stall" | "short body" | "cut answer" | "wrong tag";

export interface FaultyServer {
	endpoint: string;
	/** From now on; null: none. `times` of the requests that match, others get through. */
	fail(fault: Fault | null, match?: (request: IncomingMessage) => boolean, times?: number): void;
	/** How often a request was failed. */
	count(): number;
	stop(): Promise<void>;
}

/** In front of another server. */
export async function openFaultyServer(behind: string): Promise<FaultyServer> {
	let fault: Fault | null = null;
	let matches: (request: IncomingMessage) => boolean = () => true;
	let left = 0;
	let failed = 0;
	const server = createServer(async (asked, answer) => {
		asked.on("error", () => {});
		const isFailed = fault !== null && left > 0 && matches(asked);
		if (isFailed) [left, failed] = [left - 1, failed + 1];
		await pass(behind, asked, answer, isFailed ? fault : null).catch(() => answer.destroy());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		fail(next, match = () => true, times = Number.POSITIVE_INFINITY) {
			[fault, matches, left, failed] = [next, match, times, 0];
		},
		count: () => failed,
		async stop() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

const refusals: Partial<Record<Fault, [status: number, code: string]>> = {
	"slow down": [503, "SlowDown"],
	denied: [403, "AccessDenied"],
};

async function pass(
	behind: string,
	asked: IncomingMessage,
	answer: ServerResponse,
	fault: Fault | null,
): Promise<void> {
	if (fault === "stall") return;
	if (fault === "reset") {
		// In the middle of a body, if there is one.
		if (Number(asked.headers["content-length"]) > 0)
			await new Promise((go) => asked.once("data", go));
		asked.socket.resetAndDestroy();
		return;
	}
	const body = await buffer(asked);
	const refusal = fault && refusals[fault];
	if (refusal) {
		const [status, code] = refusal;
		answer.writeHead(status, { "Content-Type": "application/xml" });
		answer.end(asked.method === "HEAD" ? "" : `<Error><Code>${code}</Code></Error>`);
		return;
	}
	const sent = fault === "short body" ? body.subarray(0, body.length / 2) : body;
	const headers = { ...asked.headers, "content-length": String(sent.length) };
	const given = await new Promise<IncomingMessage>((resolve, reject) => {
		request(new URL(asked.url ?? "", behind), { method: asked.method, headers }, resolve)
			.once("error", reject)
			.end(sent);
	});
	const bytes = await buffer(given);
	const tag = fault === "wrong tag" && { etag: '"00000000000000000000000000000000"' };
	answer.writeHead(given.statusCode ?? 500, { ...given.headers, ...tag });
	if (fault !== "cut answer") return void answer.end(bytes);
	answer.write(bytes.subarray(0, bytes.length / 2), () => answer.destroy());
}
