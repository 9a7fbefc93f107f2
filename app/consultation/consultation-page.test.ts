import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { documents, replaceDocuments } from "../../test/documents.ts";
import { readWords } from "../../test/markup.ts";
import { drawJpeg, makeVideo } from "../../test/media.ts";
import { multipart, type Part } from "../../test/multipart.ts";
import { newAddress } from "../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";

const fields: Part[] = [
	["first_name", "Test"],
	["last_name", "Visitor"],
	["age", "30"],
	["email", "visitor@example.com"],
	["referred_by", "-None-"],
	["design_idea", "A heron & <reeds>"],
];
const file = (bytes: Uint8Array, name: string): Part => ["reference_files", bytes, name];

it("promises an answer within one hour in the singular", async () => {
	const studio = { ...documents.studio, replyWithinHours: 1 };
	const site = await openTestSite("sqlite", {}, replaceDocuments({ studio }));
	const read = async (path: string) => readWords((await site.call(path)).text);
	expect(await read("/consultation")).toContain("answer within 1 hour.");
	expect(await read("/consultation/sent")).toContain("within 1 hour with next steps.");
	await site.close();
});

describe.each(engines)("the form without scripts on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const post = (parts: Part[], from = newAddress()) =>
		site.call("/consultation", { method: "POST", ...multipart(parts), from });
	const withField = (name: string, value: string): Part[] =>
		fields.map((part) => (part[0] === name ? [name, value] : part));
	const listStored = () =>
		["files", "incoming"].flatMap((folder) => readdirSync(`${site.config.dataDir}/${folder}`));
	const listRequests = () =>
		site.database.db
			.selectFrom("consultation_submissions")
			.selectAll()
			.orderBy("created_at", "desc")
			.execute();

	it("has all fields", async () => {
		const { text } = await site.call("/consultation");
		expect(text).toMatch(/<form[^>]+method="post"/);
		expect(text).toMatch(/enctype="multipart\/form-data"/i);
		for (const name of [...fields.map(([name]) => name), "phone", "preferred_times"]) {
			expect(text).toContain(`name="${name}"`);
		}
		expect(text).toMatch(/<input[^>]+name="reference_files"/);
		// Hebrew or Arabic is written from the right.
		expect(text).toMatch(/<input[^>]+dir="auto"[^>]+name="first_name"/);
		expect(text).toMatch(/<textarea[^>]+dir="auto"[^>]+name="design_idea"/);
	});

	it("says what is kept, why, for how long, and how to have it erased", async () => {
		const { text } = await site.call("/consultation");
		const notice = /<aside[^>]*aria-label="Your data".*?<\/aside>/s.exec(text)?.[0] ?? "";
		const words = readWords(notice);
		for (const said of [
			"What you write and the files you add go to the studio",
			"lists the files it still has",
			"set aside after a day and erased 30 days later",
			"only so I can answer you and draw for you",
			"erased after two years without activity",
			"sooner if you like: email",
			"Skin tone and files are optional.",
		]) {
			expect(words).toContain(said);
		}
	});

	it("marks every field as required or optional", async () => {
		const { text } = await site.call("/consultation");
		const form = text.slice(text.indexOf("<form"), text.indexOf("</form>"));
		const labels = [...form.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label = ""]) => label);
		const fields = labels.filter((label) => !/^(Leave this|Add pictures)/.test(label));
		expect(fields.filter((label) => label.endsWith(" (optional)"))).toHaveLength(9);
		expect(fields.filter((label) => !/( \*| \(optional\))$/.test(label))).toEqual([]);
		expect(form).toMatch(/<select[^>]* name="referred_by"[^>]* required/);
		expect(form).not.toMatch(/<input[^>]* name="referral_name"[^>]* required/);
	});

	it("stores text and files together and confirms it", async () => {
		const answer = await post([
			...fields,
			file(await drawJpeg(), "a.jpg"),
			file(makeVideo("mp4"), "b.mp4"),
			["reference_files", new Uint8Array(), ""],
		]);
		expect(answer.status).toBe(201);
		expect(answer.text).toContain("Consultation Request Submitted!");
		expect(answer.text).toContain("<title>Consultation Request Submitted! | ");
		const [row] = await listRequests();
		expect(row).toMatchObject({ reference_images_count: 2, design_idea: "A heron & <reeds>" });
		expect(answer.text).not.toContain(row?.id);
		const files = await site.database.db
			.selectFrom("reference_files")
			.select(["name", "media_type"])
			.where("submission_id", "=", String(row?.id))
			.orderBy("position")
			.execute();
		expect(files).toEqual([
			{ name: "a.jpg", media_type: "image/jpeg" },
			{ name: "b.mp4", media_type: "video/mp4" },
		]);
	});

	it("ignores fields that visitors may not set, and counts the files itself", async () => {
		const more = {
			...{ id: "00000000-0000-4000-8000-000000000000", created_at: "1999-01-01T00:00:00.000Z" },
			...{ reference_images_count: "4", set_aside: "x", status: "done", state: "booked" },
			...{ role: "artist", artist_notes: "x", _token: "x", "email[]": "x" },
		};
		const before = (await listRequests()).map(({ id }) => id);
		const picture = file(await drawJpeg(), "a.jpg");
		expect(
			(await post([...fields, ...Object.entries(more), ["__proto__", "x"], picture])).status,
		).toBe(201);
		const made = (await listRequests()).filter(({ id }) => !before.includes(id));
		expect(made).toMatchObject([{ reference_images_count: 1, set_aside: null }]);
		expect(made[0]?.id).not.toBe(more.id);
		expect(made[0]?.created_at).not.toBe(more.created_at);
		const progress = await site.database.db
			.selectFrom("request_progress")
			.select("state")
			.where("submission_id", "=", made[0]?.id ?? "")
			.execute();
		expect(progress).toEqual([{ state: "new" }]);
	});

	it("answers with what was sent and what happens next, to the sender alone", async () => {
		const parts: Part[] = [
			...fields,
			["piece", "tattoos/12"],
			file(await drawJpeg(), "heron.jpg"),
			file(await drawJpeg(), "reeds.jpg"),
		];
		const from = newAddress();
		for (const answer of [await post(parts, from), await post(parts, from)]) {
			expect(answer.headers["cache-control"]).toBe("private, no-store");
			const said = [
				...["visitor@example.com", "A heron &amp; &lt;reeds&gt;", "heron.jpg\nreeds.jpg"],
				...["Blue columbine, color, calf", "Within 24 hours", "Deposit: $100"],
			];
			for (const words of said) expect(answer.text).toContain(words);
		}
		const { text, headers } = await site.call("/consultation/sent");
		expect(text).toContain("Within 24 hours");
		expect(text).not.toContain("visitor@example.com");
		expect(headers["cache-control"]).toContain("public");
	});

	it("stores a form that is sent twice once, and its files once", async () => {
		const before = (await listRequests()).length;
		const files = listStored().length;
		const parts: Part[] = [...fields, file(await drawJpeg(), "a.jpg")];
		const from = newAddress();
		const answers = await Promise.all([post(parts, from), post(parts, from)]);
		expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
		expect(await listRequests()).toHaveLength(before + 1);
		expect(listStored()).toHaveLength(files + 1);
	});

	it("stores the same request again days later, and a changed one at once", async () => {
		const before = (await listRequests()).length;
		const from = newAddress();
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 2 * 24 * 60 * 60 * 1000 });
		await post(fields, from);
		vi.useRealTimers();
		await post(fields, from);
		await post(withField("design_idea", "A heron, and no reeds"), from);
		expect(await listRequests()).toHaveLength(before + 3);
	});

	it("reads the referral's name from the field beside the choice", async () => {
		const parts = withField("referred_by", "Enter referral name");
		expect((await post([...parts, ["referral_name", " A friend "]])).status).toBe(201);
		expect((await listRequests())[0]?.referred_by).toBe("A friend");
		const refused = await post([...parts, ["referral_name", " "]]);
		expect(refused.status).toBe(422);
		expect(refused.text).toContain("Please fill in all required fields: Referred By");
	});

	it("refuses an age of 17, keeps the text and none of the files", async () => {
		const stored = listStored();
		const requests = await listRequests();
		const late: Part[] = [
			...fields.filter(([name]) => name !== "age"),
			file(await drawJpeg(), "a.jpg"),
			file(makeVideo("mov", 500_000), "b.mov"),
			["age", "17"],
		];
		const answer = await post(late);
		expect(answer.status).toBe(422);
		expect(answer.text).toContain("Age must be between 18 and 120.");
		expect(answer.text).toContain('value="visitor@example.com"');
		expect(answer.text).toContain("A heron &amp; &lt;reeds&gt;");
		expect(answer.text).toContain("Please choose your files again.");
		expect(answer.text).toMatch(/<a [^>]*href="\/consultation"[^>]*>Cancel<\/a>/);
		expect(listStored()).toEqual(stored);
		expect(await listRequests()).toEqual(requests);
	});

	it("keeps nothing if storing fails after the files have arrived", async () => {
		const stored = listStored();
		const { schema } = site.database.db;
		await schema.alterTable("consultation_submissions").renameTo("elsewhere").execute();
		const answer = await post([...fields, file(await drawJpeg(), "a.jpg")]);
		await schema.alterTable("elsewhere").renameTo("consultation_submissions").execute();
		expect(answer.status).toBe(500);
		expect(answer.text).toContain('value="visitor@example.com"');
		expect(listStored()).toEqual(stored);
		expect(
			await site.database.db
				.selectFrom("reference_files")
				.where("submission_id", "is", null)
				.select("id")
				.execute(),
		).toEqual([]);
	});

	it("keeps a file whose name is a path, under a safe name", async () => {
		for (const name of ["..", "a/", "C:\\x\\"]) {
			const answer = await post([...fields, file(await drawJpeg(), name)]);
			expect(answer.status).toBe(201);
			const [newest] = await listRequests();
			expect(newest?.reference_images_count).toBe(1);
		}
	});

	it("keeps a file without a name", async () => {
		const head = 'Content-Disposition: form-data; name="reference_files"';
		for (const more of ['; filename=""', "; filename*=UTF-8''a.jpg", ""]) {
			const { body, headers } = multipart([...fields, file(await drawJpeg(), "named")]);
			const named = `${head}; filename="named"`;
			const bytes = Buffer.from(body.toString("latin1").replace(named, head + more), "latin1");
			const answer = await site.call("/consultation", {
				method: "POST",
				body: bytes,
				headers,
				from: newAddress(),
			});
			expect(answer.status).toBe(201);
			const [newest] = await listRequests();
			expect(newest?.reference_images_count, more).toBe(1);
		}
	});

	it.each(["application/json", "text/plain", "application/xml"])(
		"refuses %s, whatever it contains",
		async (type) => {
			const before = await listRequests();
			const body = JSON.stringify(Object.fromEntries(fields as [string, string][]));
			const answer = await site.call("/consultation", {
				method: "POST",
				body,
				headers: { "Content-Type": type },
			});
			expect(answer.status).toBe(415);
			expect(await listRequests()).toEqual(before);
		},
	);
});
