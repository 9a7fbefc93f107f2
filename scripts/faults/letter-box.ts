import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

interface LetterBox {
	url: string;
	/** Message-IDs in the order of arrival. */
	arrived: string[];
	close(): Promise<void>;
}

/**
 * A mail server that only counts: it says OK as soon as a letter is whole. One that reads the letter first would be
 * killed at between the two more often, which says nothing about the site.
 * @param options.delayMs how long it ponders each letter before it takes the text
 */
export async function startLetterBox({ port = 0, delayMs = 0 }): Promise<LetterBox> {
	const arrived: string[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["AUTH", "STARTTLS"],
		disableReverseLookup: true,
		logger: false,
		closeTimeout: 100,
		onMailFrom: (_address, _session, callback) => void setTimeout(callback, delayMs),
		onData(stream, _session, callback) {
			text(stream).then((source) => {
				arrived.push(/^Message-ID: (<[^>]+>)/im.exec(source)?.[1] ?? "");
				callback();
			}, callback);
		},
	});
	server.on("error", () => {});
	server.listen(port, "127.0.0.1");
	await once(server.server, "listening");
	const { port: chosen } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${chosen}`,
		arrived,
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}

/** @returns how often each arrived */
export function countArrivals(arrived: string[]): Map<string, number> {
	const times = new Map<string, number>();
	for (const id of arrived) times.set(id, (times.get(id) ?? 0) + 1);
	return times;
}
