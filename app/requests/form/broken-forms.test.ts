import { readdirSync, renameSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listDescriptors } from "../../../scripts/faults/process-figures.ts";
import { makeBrokenBodies } from "../../../test/broken-multiparts.ts";
import { drawJpeg, makeVideo } from "../../../test/media.ts";
import { multipart, type Part } from "../../../test/multipart.ts";
import { newAddress, validRequest } from "../../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { type FormIntake, readFormParts } from "./form-parts.server.ts";

const megabyte = 1024 ** 2;
const fields: Part[] = Object.entries(validRequest).map(([name, value]) => [name, String(value)]);
const file = (bytes: Uint8Array, name: string): Part => ["reference_files", bytes, name];

describe.each(engines)("a broken form on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const listStored = () =>
		["files", "incoming"].flatMap((folder) => readdirSync(`${site.config.dataDir}/${folder}`));
	const post = (parts: Part[]) =>
		site.call("/consultation", { method: "POST", ...multipart(parts), from: newAddress() });
	const listOpen = () =>
		listDescriptors(process.pid).filter((path) =>
			["files", "incoming"].some((folder) => path.startsWith(`${site.config.dataDir}/${folder}/`)),
		);

	const send = (head: Buffer, body: Buffer) => {
		const { hostname, port } = new URL(site.address);
		const socket = connect({ port: Number(port), host: hostname, localAddress: newAddress() });
		socket.on("error", () => {});
		socket.write(head);
		socket.write(body.subarray(0, body.byteLength - 40_000));
		return socket;
	};

	it("leaves neither files nor descriptors open, however the connection ends", async () => {
		const { body, headers } = multipart([
			...fields,
			file(await drawJpeg(), "whole.jpg"),
			file(makeVideo("mp4", 400_000), "cut.mp4"),
		]);
		const head = Buffer.from(
			`POST /consultation HTTP/1.1\r\nHost: ${new URL(site.address).host}\r\n` +
				`Content-Type: ${headers["Content-Type"]}\r\nContent-Length: ${body.byteLength}\r\n\r\n`,
		);
		const sockets = Array.from({ length: 20 }, () => send(head, body));
		await expect.poll(() => listOpen().length).toBeGreaterThanOrEqual(sockets.length);
		for (const [i, socket] of sockets.entries()) {
			if (i % 2) socket.end();
			else socket.resetAndDestroy();
		}
		// Complete pictures among them are converted one after the other.
		await vi.waitFor(() => expect(listStored()).toEqual([]), { timeout: 25_000 });
		await expect.poll(listOpen).toEqual([]);
		for (const socket of sockets) socket.destroy();
	});

	it("is answered if its files cannot be written, and keeps the text", async () => {
		const { incomingFolder } = site.files;
		renameSync(incomingFolder, `${incomingFolder}-gone`);
		const answer = await post([
			file(makeVideo("mp4", 3 * megabyte), "a.mp4"),
			file(await drawJpeg(), "b.jpg"),
			...fields,
		]);
		renameSync(`${incomingFolder}-gone`, incomingFolder);
		expect(answer.status).toBe(500);
		expect(answer.text).toContain('value="visitor@example.com"');
		expect(listStored()).toEqual([]);
	});

	it.each(makeBrokenBodies())(
		"is refused with $what, and leaves nothing behind",
		async (broken) => {
			const { body, type, statuses } = broken;
			const headers = { "Content-Type": type };
			const from = newAddress();
			const answer = await site.call("/consultation", { method: "POST", body, headers, from });
			expect(statuses).toContain(answer.status);
			expect(answer.text).not.toMatch(/ {4}at /);
			expect(listStored()).toEqual([]);
			expect(await site.database.db.selectFrom("reference_files").selectAll().execute()).toEqual(
				[],
			);
		},
	);

	const read = (request: Request, more: Partial<FormIntake> = {}) =>
		readFormParts(request, { store: site.files, network: "a", ...more });
	const asRequest = ({ body, headers }: ReturnType<typeof multipart>) =>
		new Request("http://site/consultation", {
			method: "POST",
			headers,
			body: new Uint8Array(body),
		});

	it("reports a full disk, and keeps no file that arrived before", async () => {
		let admitted = 0;
		const admitFile = async () => {
			admitted += 1;
			if (admitted === 2) throw Object.assign(new Error("full"), { code: "ENOSPC" });
		};
		const form = multipart([
			file(await drawJpeg(), "a.jpg"),
			file(makeVideo("mp4", 3 * megabyte), "b.mp4"),
			...fields,
		]);
		const refusal = { status: 507, code: "no_room" };
		await expect(read(asRequest(form), { admitFile })).rejects.toMatchObject(refusal);
		expect(listStored()).toEqual([]);
	});

	const endless = (begin: string) => {
		const sent = { bytes: 0 };
		const zeros = new Uint8Array(64 * 1024);
		const body = new ReadableStream<Uint8Array>({
			start: (controller) => controller.enqueue(Buffer.from(begin, "latin1")),
			pull(controller) {
				sent.bytes += zeros.byteLength;
				controller.enqueue(zeros);
			},
		});
		const headers = { "Content-Type": "multipart/form-data; boundary=b" };
		const init = { method: "POST", headers, body, duplex: "half" };
		return { sent, request: new Request("http://site/", init as RequestInit) };
	};
	const limits = { whole: 8 * megabyte, refused: megabyte };
	const part = (more: string) => `--b\r\nContent-Disposition: form-data; name="a"${more}\r\n\r\n`;

	it.each([
		["before the first boundary", "", 413, 8],
		["in a file", `${part('; filename="a.mp4"')}\0\0\0\x18ftypisom`, 413, 8],
		["in text that is too long", part(""), 413, 8],
		["in a part without a name", `${part('; filename=""')}\0\0\0\x18ftypisom`, 413, 8],
		["after the end", `${part("")}1\r\n--b--\r\n`, 413, 8],
		[
			"in a file of a refused form",
			`${part("")}1\r\n${part("")}1\r\n${part('; filename="a"')}`,
			400,
			1,
		],
	])("is cut off at the limit if it never ends: %s", async (_, begin, status, most) => {
		const { sent, request } = endless(begin);
		await expect(read(request, { limits })).rejects.toMatchObject({ status });
		expect(sent.bytes).toBeLessThan((most + 1) * megabyte);
		expect(listStored()).toEqual([]);
	});
});
