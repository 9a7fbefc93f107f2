import { createServer, request as requestHttp, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** What a site sends, as a door may change it. */
export interface Sent {
	status: number;
	body: Buffer;
}

/** A way to the site that can be shut, and that can pretend another version of it stands behind. */
export interface Door {
	readonly address: string;
	/** The paths that were asked for, in order. */
	readonly asked: string[];
	shut(): Promise<void>;
	open(): Promise<void>;
	/** Lets every answer pass through a function. */
	change(how: (path: string, sent: Sent) => Sent | Promise<Sent>): void;
}

export async function openDoor(site: { address: string }): Promise<Door> {
	let how: Parameters<Door["change"]>[0] = (_path, sent) => sent;
	const asked: string[] = [];
	const server: Server = createServer((request, response) => {
		const path = request.url ?? "/";
		asked.push(path);
		const headers = { ...request.headers, "accept-encoding": "identity" };
		const onward = requestHttp(
			site.address + path,
			{ method: request.method, headers },
			async (answer) => {
				const sent = { status: answer.statusCode ?? 502, body: await buffer(answer) };
				const { status, body } = await how(path, sent);
				const length = request.method === "HEAD" ? {} : { "content-length": body.length };
				response.writeHead(status, { ...answer.headers, ...length }).end(body);
			},
		);
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
	};
}
