import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const packetBytes = 1_460;

export interface Network {
	/** A round trip, in milliseconds. */
	latency: number;
	/** Bytes a second. */
	downloadThroughput: number;
}

/**
 * Puts a network's delay and rate before the site. A browser's own throttling leaves out pages that it fetches ahead.
 * @param use gets the origin to ask instead of the site's
 */
export async function withNetwork<T>(
	address: string,
	network: Network,
	use: (origin: string) => Promise<T>,
): Promise<T> {
	const delayMs = network.latency / 2;
	/** Connections share it evenly. */
	const bytesPerMs = network.downloadThroughput / 1_000;
	const sockets = new Set<Socket>();
	const waiting = new Map<Socket, Buffer[]>();
	let freeAt = 0;
	let isSending = false;

	/** One packet of each connection in turn. */
	async function send(): Promise<void> {
		if (isSending) return;
		isSending = true;
		while (waiting.size > 0) {
			for (const [client, packets] of waiting) {
				const packet = client.destroyed ? undefined : packets.shift();
				if (!packet) {
					waiting.delete(client);
					continue;
				}
				freeAt = Math.max(freeAt, performance.now()) + packet.length / bytesPerMs;
				await wait(Math.max(0, freeAt - performance.now()));
				setTimeout(() => client.write(packet), delayMs);
			}
		}
		isSending = false;
	}

	const server = createServer((client) => {
		const site = connect(Number(new URL(address).port), "127.0.0.1");
		for (const socket of [client, site]) {
			sockets.add(socket.setNoDelay());
			socket.on("error", () => {}).on("close", () => sockets.delete(socket));
		}
		client.on("data", (bytes) => void setTimeout(() => site.write(bytes), delayMs));
		client.on("close", () => site.destroy());
		site.on("close", () => {
			if (!waiting.has(client)) setTimeout(() => client.end(), delayMs);
		});
		site.on("data", (bytes: Buffer) => {
			const packets = waiting.get(client) ?? [];
			for (let from = 0; from < bytes.length; from += packetBytes) {
				packets.push(bytes.subarray(from, from + packetBytes));
			}
			waiting.set(client, packets);
			void send();
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as { port: number };
	try {
		return await use(`http://127.0.0.1:${port}`);
	} finally {
		for (const socket of sockets) socket.destroy();
		server.close();
	}
}
