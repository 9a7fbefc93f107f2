import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawJpeg, drawPng, makeGif, makeHugePng } from "../../../test/media.ts";
import { readClip } from "../../../test/movies.ts";
import { multipart, type Part } from "../../../test/multipart.ts";
import { newAddress, validRequest } from "../../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { createUpload, sendBytes, upload } from "../../../test/tus.ts";

const fields: Part[] = Object.entries(validRequest).map(([name, value]) => [name, String(value)]);
const file = (bytes: Uint8Array, name: string): Part => ["reference_files", bytes, name];
const text = (name = "photo.jpg") => file(Buffer.from("Only some words, and no picture."), name);
const readHeic = () => readFileSync(join(import.meta.dirname, "../../../test/samples/photo.heic"));
const again = (ids: string[], offered = ids): Part[] => [
	["offered_uploads", offered.join(" ")],
	...ids.map((id): Part => ["uploads", id]),
];

describe.each(engines)("files of a form without scripts on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const post = (parts: Part[], from = newAddress()) =>
		site.call("/consultation", { method: "POST", ...multipart([...fields, ...parts]), from });
	const listStored = () =>
		["files", "incoming"].flatMap((folder) => readdirSync(`${site.config.dataDir}/${folder}`));
	const listRequests = () =>
		site.database.db.selectFrom("consultation_submissions").selectAll().execute();
	const listFiles = (id: string | undefined) =>
		site.database.db
			.selectFrom("reference_files")
			.select(["name", "media_type"])
			.where("submission_id", "=", id ?? "")
			.orderBy("position")
			.execute();
	const readKept = (page: string) =>
		[...page.matchAll(/<input[^>]*name="uploads"[^>]*>/g)].map(([box]) => {
			expect(box).toContain('checked=""');
			return /value="([0-9a-f]{32})"/.exec(box)?.[1] ?? "";
		});
	const send = async (bytes: Uint8Array, name: string) => {
		const created = await createUpload(site.address, bytes.byteLength, name, {
			from: newAddress(),
		});
		return created.status === 201
			? sendBytes(site.address, created.headers.location ?? "", bytes)
			: created;
	};
	const comeBack = async (more: Part[] = []) => {
		const answer = await post([
			...more,
			file(await drawJpeg(), "heron.jpg"),
			text(),
			file(await drawPng(), "reeds.png"),
		]);
		return { answer, ids: readKept(answer.text) };
	};

	it("are of the same types as with tus, detected the same way", async () => {
		const color = { create: { width: 40, height: 30, channels: 3 as const, background: "#753" } };
		const kinds: [string, Uint8Array, string][] = [
			["a.jpg", await drawJpeg(), "image/jpeg"],
			["b.png", await drawPng(), "image/png"],
			["c.webp", await sharp(color).webp().toBuffer(), "image/webp"],
			["d.gif", await makeGif(8, 8, 2), "image/gif"],
			["e.avif", await sharp(color).avif().toBuffer(), "image/avif"],
			["f.heic", readHeic(), "image/jpeg"],
			["g.mp4", readClip("mp4"), "video/mp4"],
			["h.mov", readClip("mov"), "video/quicktime"],
		];
		for (const some of [kinds.slice(0, 4), kinds.slice(4)]) {
			const before = (await listRequests()).map(({ id }) => id);
			const answer = await post(some.map(([name, bytes]) => file(bytes, name)));
			expect(answer.status).toBe(201);
			const row = (await listRequests()).find(({ id }) => !before.includes(id));
			expect(row?.reference_images_count).toBe(4);
			expect(await listFiles(row?.id)).toEqual(
				some.map(([name, , media_type]) => ({ name, media_type })),
			);
		}
	});

	it.each<[string, () => Promise<Buffer> | Buffer]>([
		["words.jpg", () => Buffer.from("plain text, renamed")],
		["empty.png", () => Buffer.alloc(0)],
		["drawing.png", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
		["bad.heic", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1 and so on", "latin1")],
		["cut.heic", () => readHeic().subarray(0, 2000)],
		["cut.jpg", () => Buffer.from("\xff\xd8\xff\xe0 and otherwise", "latin1")],
		["huge.png", () => makeHugePng(30_000, 30_000)],
		["long.gif", () => makeGif(4000, 4000, 50)],
		[
			"large.jpg",
			() => Buffer.concat([Buffer.from("\xff\xd8\xff", "latin1"), Buffer.alloc(2e7 + 2e6)]),
		],
	])("are refused with tus's message for %s, and the others are kept", async (name, make) => {
		const bytes = await make();
		const byTus = await send(bytes, name);
		const { message } = byTus.json() as { message: string };
		const stored = listStored().length;
		const answer = await post([file(bytes, name), file(await drawJpeg(), "good.jpg")]);
		expect([answer.status, message]).toEqual([byTus.status, expect.stringContaining(name)]);
		expect(answer.text).toContain(message);
		expect(readKept(answer.text)).toHaveLength(1);
		expect(listStored()).toHaveLength(stored + 1);
	});

	it("come back with the text, as kept and refused ones, and more can be added", async () => {
		const before = (await listRequests()).length;
		const { answer, ids } = await comeBack([["design_idea", "A heron & reeds"], text("b.gif")]);
		expect(answer.status).toBe(415);
		expect(answer.text).toContain("A heron &amp; reeds");
		for (const name of ["b.gif", "photo.jpg"]) {
			expect(answer.text).toContain(`“${name}” is not a picture or video this site can open.`);
		}
		expect(answer.text).toContain("2 files were kept and are listed below.");
		expect(answer.text).toContain("Add up to 3 more pictures or videos");
		expect(answer.text).not.toContain("Please choose");
		expect(await listRequests()).toHaveLength(before);

		const parts = [...again(ids), file(await drawJpeg(), "third.jpg")];
		const from = newAddress();
		const send = () => post(parts, from);
		const answers = [await send(), ...(await Promise.all([send(), send()]))];
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
		expect((await post([...again(ids.slice(1)), ...parts.slice(-1)], from)).status).toBe(422);
		const rows = await listRequests();
		expect(rows).toHaveLength(before + 1);
		expect(rows.at(-1)?.reference_images_count).toBe(3);
		const names = (await listFiles(rows.at(-1)?.id)).map(({ name }) => name);
		expect(names).toEqual(["heron.jpg", "reeds.png", "third.jpg"]);
		const unclaimed = site.database.db.selectFrom("reference_files").select("id");
		for (const { id } of await unclaimed.where("submission_id", "is", null).execute()) {
			expect(ids).not.toContain(id);
		}
	});

	it("are removed if they come back unchecked, but never from another request", async () => {
		const { ids } = await comeBack();
		const [wanted = "", other = ""] = ids;
		expect((await post(again([wanted], ids))).status).toBe(201);
		expect(listStored()).toContain(wanted);
		expect(listStored()).not.toContain(other);
		expect((await post(again([], ids))).status).toBe(201);
		expect(listStored()).toContain(wanted);
	});

	it("that were carried over stay if the text is refused; new ones are removed", async () => {
		const { ids } = await comeBack();
		const stored = listStored().sort();
		const minor = await site.call("/consultation", {
			method: "POST",
			...multipart([
				...fields.filter(([name]) => name !== "age"),
				...again(ids),
				file(await drawJpeg(), "new.jpg"),
				text("c.jpg"),
				["age", "17"],
			]),
			from: newAddress(),
		});
		expect(minor.status).toBe(422);
		expect(minor.text).toContain("“c.jpg” is not a picture");
		expect(minor.text).toContain("Please choose the others again.");
		expect(readKept(minor.text)).toEqual(ids);
		expect(listStored().sort()).toEqual(stored);
	});

	it("report one that is gone or claimed by another request, and keep the others", async () => {
		const { ids } = await comeBack();
		const from = newAddress();
		const taken = await upload(site.address, await drawJpeg(), "a.jpg", { from });
		expect((await post(again([taken]))).status).toBe(201);
		for (const id of [taken, "0".repeat(32)]) {
			const answer = await post([...again([...ids, id]), file(await drawJpeg(), "new.jpg")]);
			expect(answer.status).toBe(422);
			expect(answer.text).toContain("One of the files is no longer here.");
			expect(readKept(answer.text)).toEqual([...ids, expect.any(String)]);
			expect(answer.text).toContain("new.jpg");
		}
		for (const odd of ["../../linework.db", "%00", "'; drop table x"]) {
			const answer = await post(again([...ids, odd]));
			expect(answer.status).toBe(422);
			expect(readKept(answer.text)).toEqual(ids);
		}
	});

	it("are limited to five, and the others are named", async () => {
		const pictures = await Promise.all(Array.from({ length: 6 }, () => drawJpeg()));
		const six = await post(pictures.map((bytes, i) => file(bytes, `${i}.jpg`)));
		expect(six.status).toBe(422);
		expect(six.text).toContain("“5.jpg” was left out: a request can include up to 5 files.");
		const ids = readKept(six.text);
		expect(ids).toHaveLength(5);
		expect(six.text).toContain("Uncheck a file to add another picture or video");

		const stored = listStored().length;
		const full = await post([...again(ids), file(await drawJpeg(), "more.jpg")]);
		expect(full.status).toBe(422);
		expect(full.text).toContain("“more.jpg” was left out");
		expect(readKept(full.text)).toEqual(ids);
		expect(listStored()).toHaveLength(stored);

		const swapped = await post([...again(ids.slice(1), ids), file(await drawJpeg(), "more.jpg")]);
		expect(swapped.status).toBe(201);
		expect(listStored()).toHaveLength(stored);
		const many = await post(again(Array.from({ length: 6 }, (_, i) => String(i).repeat(32))));
		expect(many.status).toBe(422);
		expect(many.text).toContain("A request can include up to 5 files.");
		const flood = Array.from({ length: 60_000 }, (_, i) => i.toString(16).padStart(32, "0"));
		const texts = Array.from({ length: 30 }, (_, i) => flood.slice(i * 1_900, (i + 1) * 1_900));
		expect((await post(texts.map((ids): Part => ["uploads", ids.join(" ")]))).status).toBe(422);
		expect(site.logged.filter((line) => line.includes("a request failed"))).toEqual([]);
	});

	it("are kept if the form only has to wait", async () => {
		const from = newAddress();
		for (let sent = 0; sent < 10; sent += 1) await post([["phone", `970 555 010${sent}`]], from);
		const late = await post([file(await drawJpeg(), "late.jpg")], from);
		expect(late.status).toBe(429);
		expect(readKept(late.text)).toHaveLength(1);
		expect((await post(again(readKept(late.text)))).status).toBe(201);
	});
});
