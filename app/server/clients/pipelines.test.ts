import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { answerInSequence } from "./pipelines.server.ts";

let begun: { request: IncomingMessage; response: ServerResponse }[] = [];
const arrived: string[] = [];
const server = createServer(
	answerInSequence((request, response) => {
		arrived.push(request.url ?? "");
		begun.push({ request, response });
	}),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
	server.closeAllConnections();
	server.close();
});
beforeEach(() => {
	begun = [];
	arrived.length = 0;
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

function open(): { socket: Socket; received(): string; closed(): boolean } {
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
	let [text, closed] = ["", false];
	socket.on("data", (bytes) => {
		text += bytes.toString();
	});
	socket.on("error", () => {});
	socket.on("close", () => {
		closed = true;
	});
	return { socket, received: () => text, closed: () => closed };
}

async function answerNext(headers: Record<string, string> = {}): Promise<void> {
	await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0));
	const { request, response } = begun.shift() ?? {};
	response?.writeHead(200, headers).end(`<${request?.url}>`);
}

const listAnswers = (text: string) => text.match(/<[^>]+>/g)?.join("") ?? "";

it("starts a request when the one before it is answered, and answers all", async () => {
	const { socket, received } = open();
	socket.write(["/1", "/2", "/3"].map(get).join(""));
	await vi.waitFor(() => expect(arrived).toEqual(["/1"]));
	await answerNext();
	await vi.waitFor(() => expect(arrived).toEqual(["/1", "/2"]));
	await answerNext();
	await answerNext();
	await vi.waitFor(() => expect(listAnswers(received())).toBe("</1></2></3>"));
	socket.write(get("/4"));
	await answerNext();
	await vi.waitFor(() => expect(listAnswers(received())).toBe("</1></2></3></4>"));
	socket.destroy();
});

it("reads a queued request's body when it is handled", async () => {
	const { socket, received } = open();
	const body = "x".repeat(300_000);
	socket.write(get("/1"));
	socket.write(`POST /2 HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
	await answerNext();
	await vi.waitFor(() => expect(begun.length).toBe(1));
	let bytes = 0;
	for await (const chunk of begun[0]?.request ?? []) bytes += chunk.length;
	expect(bytes).toBe(body.length);
	await answerNext();
	await vi.waitFor(() => expect(listAnswers(received())).toBe("</1></2>"));
	socket.destroy();
});

it("drops requests sent after an answer that closes the connection", async () => {
	const { socket, received, closed } = open();
	socket.write(["/1", "/2"].map(get).join(""));
	await answerNext({ Connection: "close" });
	await vi.waitFor(() => expect(closed()).toBe(true));
	expect(listAnswers(received())).toBe("</1>");
	expect(arrived).toEqual(["/1"]);
	socket.destroy();
});

it("stops reading from a connection with a queued request", async () => {
	const { socket } = open();
	socket.write(["/1", "/2"].map(get).join(""));
	await vi.waitFor(() => expect(begun.length).toBe(1));
	const [first] = begun;
	const read = first?.request.socket.bytesRead;
	await new Promise<void>((resolve) =>
		socket.write(get(`/${"x".repeat(10_000)}`), () => resolve()),
	);
	// A whole round trip on another connection, during which this one would have been read.
	const other = open();
	other.socket.write(get("/other"));
	await vi.waitFor(() => expect(begun.length).toBe(2));
	expect(first?.request.socket.bytesRead).toBe(read);
	other.socket.destroy();
	socket.destroy();
});

it("closes a connection that queues too many requests, and handles none of them", async () => {
	const { socket, closed } = open();
	socket.write(get("/1"));
	await vi.waitFor(() => expect(begun.length).toBe(1));
	socket.write(get("/more").repeat(500));
	await vi.waitFor(() => expect(closed()).toBe(true));
	expect(arrived).toEqual(["/1"]);
	socket.destroy();
});
