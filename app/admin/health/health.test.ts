import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { findFreePort } from "../../../test/free-port.ts";
import { readPage } from "../../../test/read-page.ts";
import { submission } from "../../../test/requests.ts";
import { makeFolder } from "../../../test/restored-site.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";

const read = async (site: TestSite, headers: Record<string, string>) => {
	const { status, text } = await site.call("/admin/health", { headers });
	expect(status).toBe(200);
	return readPage(text).words;
};

describe.each(engines)("health on %s", (engine) => {
	it("says that nothing is wrong, and what is worth knowing", async () => {
		const site = await openTestSite(engine);
		const words = await read(site, await signIn(site));
		expect(words).toContain("Nothing is wrong with your site.");
		expect(words).toContain("Set BACKUP_DIR to a folder on another disk");
		expect(words).toContain("They match this version.");
		expect(words).toContain(engine === "sqlite" ? "and SQLite 3." : "and Postgres 1");
		await site.close();
	});
});

it("looks for the copies again when it is asked to", async () => {
	const folder = join(makeFolder(), "mounted-later");
	const site = await openTestSite("sqlite", { BACKUP_DIR: folder });
	const artist = await signIn(site);
	await site.copies.wake();
	expect(await read(site, artist)).toContain("It is not known which copies there are.");
	mkdirSync(folder);
	await site.call("/admin/health?again", { headers: artist });
	await expect.poll(() => read(site, artist)).toContain("The last good copy is from");
	await site.close();
});

describe("a site without its mail server, its disk of copies and its proxy", () => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeAll(async () => {
		const port = await findFreePort();
		site = await openTestSite("sqlite", {
			SMTP_URL: `smtp://127.0.0.1:${port}`,
			MAIL_FROM: "studio@example.com",
			BACKUP_DIR: "/no-such-disk/copies",
			PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
		});
		artist = await signIn({ ...site, address: `http://127.0.0.1:${port}` });
		await site.call("/api/consultations", submission());
	});
	afterAll(() => site.close());

	it("says each with what mends it", async () => {
		const words = await read(site, artist);
		expect(words).toContain("Something is wrong with your site.");
		expect(words).toMatch(/mail server can’t be reached.* Until then, 2 letters are waiting\./);
		expect(words).toContain("/no-such-disk/copies is not there. Connect its disk");
		expect(words).toMatch(/cannot be reached from here \(ECONNREFUSED\)/);
	});

	it("is counted beside the room from then on", async () => {
		const { text } = await site.call("/admin/letters", { headers: artist });
		expect(readPage(text).words).toMatch(/Health [2-9] wrong/);
	});
});
