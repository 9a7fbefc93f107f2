import { Readable } from "node:stream";
import { createTarDecoder } from "modern-tar";
import { expect, it } from "vitest";
import { createArchive } from "./archive.server.ts";

const unreadable = Object.assign(new Error("i/o error"), { code: "EIO" });

it("a file that its disk cannot read to the end has zeros there, and others follow", async () => {
	const archive = createArchive();
	async function* readHalf() {
		yield Buffer.from("half");
		throw unreadable;
	}
	const add = async () => {
		const file = { bytes: 100_000, chunks: Readable.from(readHalf()) };
		const { bytes, isWhole } = await archive.addFile("files/a", file);
		expect([bytes, isWhole]).toEqual([100_000, false]);
		await archive.addText("last", "whole");
		archive.end();
	};
	const adding = add();
	const found: Record<string, Buffer> = {};
	for await (const { header, body } of archive.readable.pipeThrough(createTarDecoder()))
		found[header.name] = Buffer.from(await new Response(body).arrayBuffer());
	await adding;
	expect(Object.keys(found)).toEqual(["files/a", "last"]);
	expect(found["files/a"]).toEqual(Buffer.concat([Buffer.from("half")], 100_000));
	expect(found.last?.toString()).toBe("whole");
});

it("other failures end the archive", async () => {
	const archive = createArchive();
	const gone = new Error("the store is out of reach");
	const chunks = Readable.from(
		(async function* () {
			yield Buffer.from("half");
			throw gone;
		})(),
	);
	const reading = new Response(archive.readable).arrayBuffer().catch(() => {});
	await expect(archive.addFile("files/a", { bytes: 100, chunks })).rejects.toBe(gone);
	archive.fail(gone);
	await reading;
});
