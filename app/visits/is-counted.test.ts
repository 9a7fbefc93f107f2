import { expect, it } from "vitest";
import { isCounted } from "./is-counted.server.ts";

const phone =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const look = (headers: Record<string, string>) => isCounted((name) => headers[name]);

it.each([
	phone,
	"Mozilla/5.0 (Linux; Android 14; CUBOT X90) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
	"Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
	`${phone} Instagram 390.0.0.28.85`,
])("counts %s", (agent) => {
	expect(look({ "user-agent": agent })).toBe(true);
});

it.each([
	"Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
	"Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
	"facebookexternalhit/1.1",
	"curl/8.5.0",
	"python-requests/2.32",
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0",
	"",
])("leaves out %s", (agent) => {
	expect(look({ "user-agent": agent })).toBe(false);
});

it("leaves out what is fetched ahead, and the artist", () => {
	expect(look({ "user-agent": phone, "sec-purpose": "prefetch;prerender" })).toBe(false);
	expect(look({ "user-agent": phone, cookie: "a=b; __Host-session=1" })).toBe(false);
	expect(look({ "user-agent": phone, cookie: "a=b" })).toBe(true);
});
