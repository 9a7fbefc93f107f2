import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface ReceivedMail extends ParsedMail {
	/** Of the envelope. */
	recipients: string[];
	source: string;
	isEncrypted: boolean;
}

export interface MailServer {
	url: string;
	port: number;
	received: ReceivedMail[];
	/** Resolves once that many letters are here. */
	receive(count: number): Promise<ReceivedMail[]>;
	close(): Promise<void>;
}

interface Behavior extends Pick<SMTPServerOptions, "onRcptTo" | "onMailFrom"> {
	port?: number;
	/** Throws what the server says instead of OK, after the whole letter is here. */
	judge?: (mail: ReceivedMail) => void | Promise<void>;
	withTls?: boolean;
}

/** A real SMTP server on a port of this machine. */
export async function startMailServer(behavior: Behavior = {}): Promise<MailServer> {
	const { port = 0, judge = () => {}, withTls = false, ...handlers } = behavior;
	const received: ReceivedMail[] = [];
	const watchers = new Set<() => void>();
	const server = new SMTPServer({
		...handlers,
		authOptional: true,
		disabledCommands: withTls ? ["AUTH"] : ["AUTH", "STARTTLS"],
		disableReverseLookup: true,
		// No warning about the certificate it brings.
		logger: false,
		closeTimeout: 100,
		onData(stream, session, callback) {
			const read = async () => {
				const chunks: Buffer[] = [];
				for await (const chunk of stream) chunks.push(chunk as Buffer);
				const source = Buffer.concat(chunks).toString();
				const recipients = session.envelope.rcptTo.map(({ address }) => address);
				const isEncrypted = session.secure;
				const mail = { ...(await simpleParser(source)), recipients, source, isEncrypted };
				await judge(mail);
				received.push(mail);
				for (const watch of watchers) watch();
			};
			read().then(() => callback(), callback);
		},
	});
	server.on("error", () => {});
	server.listen(port, "127.0.0.1");
	await once(server.server, "listening");
	const { port: chosen } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${chosen}`,
		port: chosen,
		received,
		receive: (count) =>
			new Promise((resolve) => {
				const watch = () => {
					if (received.length < count) return;
					watchers.delete(watch);
					resolve(received);
				};
				watchers.add(watch);
				watch();
			}),
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}

/** The server's words for a reply such as 550. */
export function reply(responseCode: number, words: string): Error {
	return Object.assign(new Error(words), { responseCode });
}
