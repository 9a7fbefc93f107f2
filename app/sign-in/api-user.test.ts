import { afterAll, beforeAll, expect, it } from "vitest";
import { account, signIn } from "../../test/artist.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";

let site: TestSite;
let artist: Record<string, string>;
beforeAll(async () => {
	site = await openTestSite();
	artist = await signIn(site);
});
afterAll(() => site.close());

it("names the artist to the artist, and is never kept", async () => {
	const answer = await site.call("/api/user", { headers: artist });
	expect(answer.status).toBe(200);
	expect(answer.json()).toEqual({ user: { name: account.name, email: account.email } });
	expect(answer.headers["cache-control"]).toMatch(/no-store/);
});

it.each<Record<string, string>>([{}, { Cookie: "__Host-session=spoilt" }, { Cookie: "session=x" }])(
	"answers 401 session_missing with %j",
	async (headers) => {
		const answer = await site.call("/api/user", { headers });
		expect(answer.status).toBe(401);
		expect(answer.json()).toEqual({ code: "session_missing", message: expect.any(String) });
		expect(answer.headers["cache-control"]).toMatch(/no-store/);
	},
);
