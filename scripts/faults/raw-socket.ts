import { connect, type Socket } from "node:net";
import { freshAddress } from "./traffic.ts";

export interface RawSocket {
	socket: Socket;
	/** What the site has said so far. */
	received(): string;
	/** Resolves with the milliseconds from the start of the connection to its end. */
	ended: Promise<number>;
}

/** Connects to the site and sends nothing by itself. Errors are taken for an end. */
export function openRaw(origin: string, from = freshAddress()): Promise<RawSocket> {
	const { hostname, port } = new URL(origin);
	const began = performance.now();
	const socket = connect({ host: hostname, port: Number(port), localAddress: from });
	let text = "";
	socket.on("data", (bytes: Buffer) => {
		if (text.length < 10_000) text += bytes.toString("latin1");
	});
	const ended = new Promise<number>((resolve) => {
		socket.once("close", () => resolve(performance.now() - began));
	});
	const raw = { socket, received: () => text, ended };
	return new Promise((resolve) => {
		socket.once("connect", () => resolve(raw));
		socket.on("error", () => resolve(raw));
	});
}

/** @returns the head of a request as it stands on the wire */
export function writeHead(
	origin: string,
	request: string,
	headers: Record<string, string | number>,
): string {
	const lines = Object.entries({ Host: new URL(origin).host, ...headers });
	return [`${request} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), "", ""].join(
		"\r\n",
	);
}

/** @returns the head of a request that brings bytes of an upload */
export function writePatchHead(origin: string, path: string, bytes: number, offset = 0): string {
	return writeHead(origin, `PATCH ${path}`, {
		"Tus-Resumable": "1.0.0",
		"Upload-Offset": offset,
		"Content-Type": "application/offset+octet-stream",
		"Content-Length": bytes,
	});
}
