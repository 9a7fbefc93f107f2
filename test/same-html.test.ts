import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { newAddress } from "./requests.ts";
import { missing, pages } from "./route-table.ts";
import { openTestSite, type TestSite } from "./site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite("sqlite", { PUBLIC_ORIGIN: "https://studio.example.com" });
});
afterEach(() => vi.useRealTimers());
afterAll(() => site.close());

const asked = [
	"/contact?sent",
	"/?counted",
	"/consultation?piece=tattoos/12",
	"/artwork/tattoos?page=2",
];
const visitors: Record<string, string>[] = [
	{ "User-Agent": "Mozilla/5.0 (X11; Linux x86_64)", "Accept-Language": "en-US" },
	{
		"User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
		"Accept-Language": "de",
		"X-Forwarded-For": "203.0.113.9",
		"Sec-GPC": "1",
		Cookie: "a=b; session=0123456789abcdef",
		Referer: "https://studio.example.com/about",
	},
];

it.each([...pages.map(({ path }) => path), ...asked, ...missing.slice(0, 1)])(
	"%s has the same HTML for every visitor, at every time",
	async (path) => {
		const answers = [];
		for (const [index, headers] of visitors.entries()) {
			const now = Date.parse("2026-05-01T23:58:00Z") + index * 40 * 60 * 1000;
			vi.useFakeTimers({ toFake: ["Date"], now });
			const {
				status,
				text,
				headers: answered,
			} = await site.call(path, { headers, from: newAddress() });
			answers.push({ status, text, policy: answered["content-security-policy"] });
		}
		expect(answers[0]).toEqual(answers[1]);
	},
);
