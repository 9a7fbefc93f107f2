import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeState } from "../../../test/change-state.ts";
import { readPage } from "../../../test/read-page.ts";
import { openRequestPage } from "../../../test/request-page.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { commit } from "../../db/commit.server.ts";
import { saveTerms } from "../../requests/terms/terms.server.ts";

const link = "https://pay.example.com/linework";

describe.each(engines)("quote and deposit on the client's page on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());

	const open = async (terms: Parameters<typeof saveTerms>[2]) => {
		const page = await openRequestPage(site);
		await commit(site.database.db, (trx) => saveTerms(trx, page.id, terms));
		return readPage((await site.call(page.path)).text);
	};

	it("are shown as told, with the artist's payment link", async () => {
		const { words, links } = await open({
			quote: 1_200,
			quote_text: "Two sessions",
			deposit: 100,
			due_on: "2026-12-04",
			payment_link: link,
		});
		expect(words).toContain("Quote $1,200 What it covers Two sessions Deposit $100");
		expect(words).toContain("Deposit due Friday, December 4, 2026");
		expect(words).toContain("On pay.example.com, opens in a new tab");
		expect(links).toContainEqual({ to: link, words: "Pay Here" });
	});

	it("ask for nothing once the deposit has come", async () => {
		const { words, links } = await open({
			deposit: 100,
			due_on: "2026-12-04",
			payment_link: link,
			received_on: "2026-12-01",
		});
		expect(words).toContain("Deposit received Tuesday, December 1, 2026");
		expect(words).not.toContain("Deposit due");
		expect(links.map(({ to }) => to)).not.toContain(link);
	});

	it("ask for nothing once the request is withdrawn", async () => {
		const page = await openRequestPage(site);
		const terms = { deposit: 100, due_on: "2026-12-04", payment_link: link };
		await commit(site.database.db, (trx) => saveTerms(trx, page.id, terms));
		await changeState(site.database.db, page.id, "withdrawn", "client");
		const { words, links } = readPage((await site.call(page.path)).text);
		expect(words).toContain("Deposit $100");
		expect(words).not.toContain("Deposit due");
		expect(links.map(({ to }) => to)).not.toContain(link);
	});

	it("are left out before anything is agreed", async () => {
		const page = await openRequestPage(site);
		const { words } = readPage((await site.call(page.path)).text);
		expect(words).not.toContain("Quote and Deposit");
	});
});
