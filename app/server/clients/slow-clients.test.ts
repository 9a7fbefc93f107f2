import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { endSlowBodies, endSlowReaders } from "./slow-clients.server.ts";

const server = createServer((request, response) => {
	request.resume().once("end", () => response.end("whole"));
});
// The limit of a minute, scaled to a second.
endSlowBodies(server, { leastBytes: 10 * 1024, windowMs: 1_000 });
afterEach(() => server.close());

it("ends a body that arrives too slowly, but not one that pauses", async () => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const send = (bytes: number, everyMs: number, times: number) =>
		new Promise<{ text: string; after: number }>((resolve) => {
			const began = performance.now();
			let [text, sent] = ["", 0];
			const socket = connect(port, "127.0.0.1");
			socket.write(
				`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${bytes * times}\r\n\r\n`,
			);
			const timer = setInterval(() => {
				if (sent < times && socket.writable) socket.write("0".repeat(bytes));
				sent += 1;
			}, everyMs);
			socket.on("data", (data) => {
				text += data.toString();
			});
			socket.on("error", () => {});
			socket.once("close", () => {
				clearInterval(timer);
				resolve({ text, after: performance.now() - began });
			});
		});
	const [slow, stopped, pausing] = await Promise.all([
		send(10, 100, 600),
		send(20_000, 100_000, 2),
		send(20_000, 800, 5),
	]);
	for (const { text, after } of [slow, stopped]) {
		expect(text).toBe("");
		expect(after).toBeLessThan(pausing.after);
	}
	expect(pausing.text).toContain("whole");
	expect(pausing.after).toBeGreaterThan(3_000);
});

it("ends a connection that does not read its answer, but not one whose answer takes long", async () => {
	const large = createServer((request, response) => {
		if (request.url === "/large") return void response.end(Buffer.alloc(50_000_000));
		const later = setTimeout(() => response.end("late"), 1_000);
		response.once("close", () => clearTimeout(later));
	});
	endSlowReaders(large, 300);
	await new Promise<void>((resolve) => large.listen(0, "127.0.0.1", resolve));
	const { port } = large.address() as AddressInfo;
	const ended = new Promise<void>((resolve) => {
		large.once("connection", (socket) => socket.once("close", () => resolve()));
	});
	const idle = connect(port, "127.0.0.1").on("error", () => {});
	idle.pause().write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
	await ended;
	const late = await fetch(`http://127.0.0.1:${port}/late`);
	expect(await late.text()).toBe("late");
	idle.destroy();
	large.close();
});
