import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRaw } from "../../../scripts/faults/raw-socket.ts";
import { openTestSite, type TestSite } from "../../../test/site.ts";
import { readState } from "../../../test/state.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

describe("bodies", () => {
	it("are refused by their declared length before they are read", async () => {
		for (const path of ["/api/consultations", "/consultation", "/api/uploads", "/api/notes"]) {
			const answer = await sendRaw(
				`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10737418240\r\n\r\n{`,
			);
			expect(answer, path).toMatch(/^HTTP\/1\.1 413 /);
		}
	});

	it("are refused so that a client that is still sending can read the answer", async () => {
		const { hostname, port } = new URL(site.address);
		const socket = connect(Number(port), hostname);
		let [text, failure] = ["", ""];
		socket.on("error", (error) => {
			failure = String(error);
		});
		const closed = new Promise((resolve) => socket.once("close", resolve));
		socket.write("POST /api/notes HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000000\r\n\r\n");
		for (let piece = 0; piece < 10; piece += 1) {
			socket.write("0".repeat(50_000));
			await wait(30);
		}
		socket.on("data", (bytes) => {
			text += bytes.toString("latin1");
		});
		await closed;
		expect(failure).toBe("");
		expect(text).toMatch(/^HTTP\/1\.1 413 /);
		expect(text).toMatch(/connection: close/i);
	});

	it("are cut off at the limit if they declare no length", async () => {
		const before = await readState(site);
		const answer = await sendRaw(
			"POST /api/consultations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
			`10000\r\n${"0".repeat(65_536)}\r\n`,
		);
		expect(answer).toMatch(/^HTTP\/1\.1 413 /);
		expect(await readState(site)).toEqual(before);
	});
});

describe("an unusual client", () => {
	it("may send an absolute request target", async () => {
		const answer = await sendRaw(
			`GET ${site.address}/api/visitor-count HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
		);
		expect(answer).toMatch(/^HTTP\/1\.1 200 /);
	});

	it("that expects 100 Continue for too large a body is refused at once", async () => {
		const answer = await sendRaw(
			"POST /consultation HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 10737418240\r\n\r\n",
		);
		expect(answer).toMatch(/^HTTP\/1\.1 413 /);
	});

	it.each([
		["GET / HTTP/1.1\r\nHost: localhost\r\nbad header\r\n\r\n", 400],
		[`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
		["GET / HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\n\r\n", 417],
	])("that breaks the protocol gets the security headers too", async (bytes, status) => {
		const answer = await sendRaw(bytes);
		expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
		expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
	});

	it("that disconnects halfway logs nothing", async () => {
		const before = site.logged.length;
		const begun = nextResponse();
		const { hostname, port } = new URL(site.address);
		const socket = connect(Number(port), hostname);
		socket.write(
			"POST /api/notes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
		);
		const closed = once(await begun, "close");
		socket.destroy();
		await closed;
		// By the time the next request is answered, the site has logged all it will log.
		await site.call("/api/visitor-count");
		expect(site.logged.slice(before)).toEqual([]);
	});
});

function nextResponse(): Promise<ServerResponse> {
	return new Promise((resolve) => {
		const channel = "http.server.request.start";
		const listen = (message: unknown) => {
			unsubscribe(channel, listen);
			resolve((message as { response: ServerResponse }).response);
		};
		subscribe(channel, listen);
	});
}

async function sendRaw(head: string, more = ""): Promise<string> {
	const { socket, received, ended } = await openRaw(site.address);
	socket.write(head + more.repeat(64));
	await ended;
	return received();
}
