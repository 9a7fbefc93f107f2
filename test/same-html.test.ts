import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { newAddress } from "./requests.ts";
import { missing, pages } from "./route-table.ts";
import { openTestSite, type TestSite } from "./site.ts";

let sites: TestSite[];
beforeAll(async () => {
	const env = { PUBLIC_ORIGIN: "https://studio.example.com" };
	sites = [await openTestSite("sqlite", env), await openTestSite("sqlite", env)];
});
afterEach(() => vi.useRealTimers());
afterAll(() => Promise.all(sites.map((site) => site.close())));

const others = [
	"/contact?sent",
	"/?counted",
	"/consultation?piece=tattoos/12",
	"/artwork/tattoos?page=2",
	"/artwork/tattoos?page=2&utm_source=card",
	"/artwork/tattoos.data",
	"/api/artwork/tattoos?page=2",
	"/blog/rss.xml",
	"/blog/atom.xml",
	"/sitemap.xml",
	"/robots.txt",
	"/llms.txt",
	"/site.webmanifest",
	"/favicon.svg",
	"/icon-192.png",
	"/Contact/",
];

const visitor = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64)", "Accept-Language": "en-US" };
const attackers: Record<string, string>[] = [
	{ Host: "attacker.example" },
	{
		"X-Forwarded-Host": "attacker.example",
		"X-Forwarded-Proto": "http",
		"X-Forwarded-For": "203.0.113.9",
		"X-Forwarded-Prefix": "/attack",
		"X-Original-URL": "/attack",
		Forwarded: "host=attacker.example;proto=http",
	},
	{
		"User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
		"Accept-Language": "de",
		"Accept-Encoding": "attack, br",
		"Sec-GPC": "1",
		Cookie: "a=b; session=0123456789abcdef",
		Referer: "https://attacker.example/about",
		"X-Requested-With": "attack",
	},
];

it.each([...pages.map(({ path }) => path), ...others, ...missing.slice(0, 1)])(
	"%s is the same for every visitor at every time, whoever asked for it before",
	async (path) => {
		const [calm, attacked] = sites as [TestSite, TestSite];
		const read = async (site: TestSite, headers: Record<string, string>, minutes: number) => {
			const now = Date.parse("2026-05-01T23:58:00Z") + minutes * 60 * 1000;
			vi.useFakeTimers({ toFake: ["Date"], now });
			const answer = await site.call(path, { headers, from: newAddress() });
			const { date: _, ...fields } = answer.headers;
			return { status: answer.status, text: answer.text, fields };
		};
		const odd = `${path}${path.includes("?") ? "&" : "?"}attack=%22%3E%3Cscript%3E`;
		await attacked.call(odd, { from: newAddress() });
		for (const headers of attackers) await read(attacked, headers, 40);
		expect(await read(attacked, visitor, 80)).toEqual(await read(calm, visitor, 0));
	},
);
