import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawJpeg } from "../../test/media.ts";
import { multipart, type Part } from "../../test/multipart.ts";
import { newAddress, submission, validRequest } from "../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";

const gone =
	"The piece you asked about is no longer in the portfolio. Please submit again without it.";

describe.each(engines)("a request about a piece on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const send = (more: Record<string, unknown>, key?: string) =>
		site.call("/api/consultations", { ...submission(more, key), from: newAddress() });
	const post = (parts: Part[]) =>
		site.call("/consultation", {
			method: "POST",
			...multipart([
				...Object.entries(validRequest).map(([name, value]): Part => [name, String(value)]),
				...parts,
			]),
			from: newAddress(),
		});
	const listStored = () =>
		site.database.db
			.selectFrom("consultation_submissions")
			.select(["piece", "reference_images_count"])
			.orderBy("created_at", "desc")
			.execute();

	it.each(["tattoos/12", "drawings/3", "digital/1", "bird-and-floral/1", "bats-and-pumpkin/4"])(
		"stores %s with it",
		async (piece) => {
			const answer = await send({ piece });
			expect(answer.status).toBe(201);
			expect(answer.json()).toMatchObject({ piece });
			expect((await listStored())[0]).toMatchObject({ piece });
		},
	);

	it.each([undefined, null, "", "  "])("stores no piece for %j", async (piece) => {
		expect((await send({ piece })).json()).toMatchObject({ piece: null });
	});

	it.each(["tattoos/9999", "paintings/1", "tattoos/0", "tattoos/012"])(
		"refuses %s with an explanation and stores nothing",
		async (piece) => {
			const before = await listStored();
			const answer = await send({ piece });
			expect(answer.status).toBe(422);
			expect(answer.json()).toMatchObject({
				code: "unknown_piece",
				message: gone,
				fields: { piece: [expect.any(String)] },
			});
			expect(await listStored()).toEqual(before);
		},
	);

	it("replays a request whose piece has since been removed", async () => {
		const key = crypto.randomUUID();
		const first = await send({ piece: "tattoos/3" }, key);
		expect((await send({ piece: "tattoos/3" }, key)).json()).toEqual(first.json());
	});

	it("shows the piece in the form without scripts, and stores it", async () => {
		const { text } = await site.call("/consultation?piece=tattoos/12");
		expect(text).toMatch(/<input type="hidden" name="piece" value="tattoos\/12"\/>/);
		expect(text).toContain("About this piece: ");
		expect(text).toContain("Blue columbine, color, calf");
		expect(text).toMatch(/<a [^>]*href="\/consultation"[^>]*>Remove/);
		expect((await post([["piece", "tattoos/12"]])).status).toBe(201);
		expect((await listStored())[0]).toMatchObject({ piece: "tattoos/12" });
	});

	it.each(["tattoos/9999", "%2e%2e/12", "%3Cscript%3E", ""])(
		"opens the form without a piece for %s",
		async (piece) => {
			const answer = await site.call(`/consultation?piece=${piece}`);
			expect(answer.status).toBe(200);
			expect(answer.text).not.toContain("About this piece: ");
			expect(answer.text).toMatch(/<input type="hidden" name="piece"\/>/);
		},
	);

	it("still shows the piece when the form comes back", async () => {
		const answer = await post([
			["piece", "drawings/4"],
			["phone", "x".repeat(201)],
		]);
		expect(answer.status).toBe(422);
		expect(answer.text).toMatch(/name="piece" value="drawings\/4"/);
		expect(answer.text).toContain("Poudre Canyon");
	});

	it("comes back without a piece that is gone, with its files kept", async () => {
		const before = await listStored();
		const answer = await post([
			["piece", "tattoos/9999"],
			["design_idea", "A heron in reeds"],
			["reference_files", await drawJpeg(), "a.jpg"],
		]);
		expect(answer.status).toBe(422);
		expect(answer.text).toContain(gone);
		expect(answer.text).toContain("A heron in reeds");
		expect(answer.text).toMatch(/<input type="hidden" name="piece"\/>/);
		expect(answer.text).toContain("One file was kept and is listed below.");
		expect(await listStored()).toEqual(before);
	});

	it("returns to the form what it shows of a piece", async () => {
		const answer = await site.call("/api/artwork/tattoos/25");
		expect(answer.json()).toMatchObject({
			piece: "tattoos/25",
			title: "Death’s-head moth, black and gray, shoulder",
			picture: { turn: 90 },
		});
		const unknown = await site.call("/api/artwork/tattoos/9999");
		expect(unknown.status).toBe(404);
		expect(unknown.json()).toMatchObject({ code: "unknown_piece" });
	});
});
