import {
	createServer,
	type IncomingHttpHeaders,
	request as requestHttp,
	type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface Sent {
	status: number;
	headers?: IncomingHttpHeaders;
	body: Buffer;
}

/** A proxy that can go down, and can pretend that another version of the site is behind it. */
export interface Door {
	readonly address: string;
	readonly asked: string[];
	shut(): Promise<void>;
	open(): Promise<void>;
	change(how: (path: string, sent: Sent) => Sent | Promise<Sent>): void;
	/** Adds headers to all further requests. */
	add(headers: Record<string, string>): void;
}

export async function openDoor(site: { address: string }): Promise<Door> {
	let how: Parameters<Door["change"]>[0] = (_path, sent) => sent;
	const asked: string[] = [];
	let added: Record<string, string> = {};
	const server: Server = createServer((request, response) => {
		const path = request.url ?? "/";
		asked.push(path);
		// Whole answers, because what is changed here has no tag of its own.
		const { "if-none-match": _, ...headers } = request.headers;
		const asking = { ...headers, "accept-encoding": "identity", ...added };
		const onward = requestHttp(
			site.address + path,
			{ method: request.method, headers: asking },
			async (answer) => {
				const { statusCode = 502, headers } = answer;
				const whole = await buffer(answer).catch(() => undefined);
				if (!whole) return response.destroy();
				const sent = { status: statusCode, headers, body: whole };
				const { status, headers: changed, body } = await how(path, sent);
				const length = request.method === "HEAD" ? {} : { "content-length": body.length };
				response.writeHead(status, { ...headers, ...changed, ...length }).end(body);
			},
		);
		// A stream that nobody reads any more ends here, too.
		response.once("close", () => onward.destroy());
		onward.on("error", () => response.destroy());
		request.pipe(onward);
	});
	const listen = (port: number) =>
		new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
	await listen(0);
	const { port } = server.address() as AddressInfo;
	return {
		address: `http://127.0.0.1:${port}`,
		asked,
		async shut() {
			const closed = new Promise((done) => server.close(done));
			server.closeAllConnections();
			await closed;
		},
		open: () => listen(port),
		change(next) {
			how = next;
		},
		add(headers) {
			added = headers;
		},
	};
}
