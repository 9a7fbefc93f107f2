import { afterAll, beforeAll } from "vitest";
import { fillPortfolio } from "./portfolios.ts";
import { openTestSite, type TestSite } from "./site.ts";

/** Sites with 50 and with 5,000 tattoos, for the tests of a file. */
export function preparePortfolioSizes(): { small: TestSite; large: TestSite } {
	const sites = {} as { small: TestSite; large: TestSite };
	beforeAll(async () => {
		sites.small = await openTestSite("sqlite", {}, fillPortfolio(50));
		sites.large = await openTestSite("sqlite", {}, fillPortfolio(5_000));
	});
	afterAll(async () => {
		await sites.small?.close();
		await sites.large?.close();
	});
	return sites;
}
