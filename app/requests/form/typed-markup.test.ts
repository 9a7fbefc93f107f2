import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listTags } from "../../../test/markup.ts";
import { drawJpeg } from "../../../test/media.ts";
import { multipart, type Part } from "../../../test/multipart.ts";
import { payloads } from "../../../test/payloads.ts";
import { newAddress, validRequest } from "../../../test/requests.ts";
import { openTestSite, type TestSite } from "../../../test/site.ts";
import { textFields } from "../request-fields.ts";

const plain = "Only words";

describe("typed markup", () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
	});
	afterAll(() => site.close());

	const post = (parts: Part[]) =>
		site.call("/consultation", { method: "POST", ...multipart(parts), from: newAddress() });

	const typeEverywhere = (text: string) =>
		post([
			...[...Object.keys(textFields), "referral_name"].map(
				(name): Part => [name, name === "email" ? `no address ${text}` : text],
			),
			["opened_at", text],
			["leave_blank", text],
			[`odd ${text.replace(/["\0\n\u2028\u2029]/gu, "")}`, text],
		]);

	const nameFiles = async (name: string) => {
		const encoded = encodeURIComponent(name);
		const { body, headers } = multipart([
			...Object.entries(validRequest).map(([field, value]): Part => [field, String(value)]),
			["reference_files", await drawJpeg(), "good"],
			["reference_files", Buffer.from("no picture"), "bad"],
		]);
		const named = body
			.toString("latin1")
			.replace(/filename="(?:good|bad)"/g, () => `filename*=UTF-8''${encoded}`);
		return site.call("/consultation", {
			method: "POST",
			body: Buffer.from(named, "latin1"),
			headers,
			from: newAddress(),
		});
	};

	it("would be detected by this test if it became an element", () => {
		const page = (text: string) =>
			`<title>x</title><p class="a">${text}</p><input value="${text}">`;
		const harmless = listTags(page(plain));
		const made = payloads.filter((text) => listTags(page(text)).join() !== harmless.join());
		expect(made.length).toBeGreaterThan(30);
	});

	it("is rendered as text", { timeout: 60_000 }, async () => {
		expect(payloads.length).toBeGreaterThanOrEqual(40);
		const harmless = await typeEverywhere(plain);
		expect(harmless.status).toBe(422);
		expect(harmless.text.split(plain).length).toBeGreaterThan(15);
		for (const payload of payloads) {
			const answer = await typeEverywhere(payload);
			expect(answer.status, payload).toBe(422);
			expect(listTags(answer.text), payload).toEqual(listTags(harmless.text));
			expect(answer.headers["content-security-policy"], payload).toContain("script-src");
		}
	});

	it("is rendered as text in file names too", { timeout: 60_000 }, async () => {
		const harmless = await nameFiles("plain.jpg");
		expect(harmless.status).toBe(415);
		expect(harmless.text.match(/plain\.jpg/g)?.length).toBeGreaterThanOrEqual(3);
		for (const payload of payloads) {
			const answer = await nameFiles(payload);
			expect(answer.status, payload).toBe(415);
			expect(listTags(answer.text), payload).toEqual(listTags(harmless.text));
		}
	});
});
