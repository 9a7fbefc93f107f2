import { connect, type Socket } from "node:net";
import { freshAddress } from "./traffic.ts";

export interface RawSocket {
	socket: Socket;
	received(): string;
	/** Milliseconds from connect to close. */
	ended: Promise<number>;
}

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

export function writePatchHead(origin: string, path: string, bytes: number, offset = 0): string {
	return writeHead(origin, `PATCH ${path}`, {
		"Tus-Resumable": "1.0.0",
		"Upload-Offset": offset,
		"Content-Type": "application/offset+octet-stream",
		"Content-Length": bytes,
	});
}
