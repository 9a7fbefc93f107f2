import { connect, createServer, type Server, type Socket } from "node:net";
import { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { type MailServer, type ReceivedMail, startMailServer } from "../../test/mail-server.ts";
import { submission } from "../../test/requests.ts";
import { createDatabase, openTestSite, type TestSite } from "../../test/site.ts";
import { addRevisions } from "../publishing/revisions.server.ts";
import { asRefusal } from "../server/refusal.server.ts";
import type { Db } from "./database.server.ts";
import { openPostgres } from "./postgres.server.ts";

async function openProxy() {
	const { hostname, port } = new URL(inject("postgres"));
	const sockets = new Set<Socket>();
	let cutAfter: string | undefined;
	const server: Server = createServer((near) => {
		const far = connect(Number(port), hostname);
		let isCut = false;
		near.on("data", (sent: Buffer) => {
			isCut ||= cutAfter !== undefined && sent.includes(cutAfter);
			if (!isCut || !sent.includes("commit")) return;
			cutAfter = undefined;
			far.unpipe(near);
			far.once("data", () => near.destroy()).resume();
		});
		for (const socket of [near, far]) {
			sockets.add(socket);
			socket.on("error", () => {});
			socket.on("close", () => {
				near.destroy();
				far.destroy();
			});
		}
		near.pipe(far).pipe(near);
	});
	const listen = (at: number) => new Promise<void>((done) => server.listen(at, "127.0.0.1", done));
	await listen(0);
	const { port: own } = server.address() as { port: number };
	return {
		port: own,
		/** Postgres commits the next transaction with this statement, but its answer is lost. */
		cutCommitOf(statement: string) {
			cutAfter = statement;
		},
		/** Of the connections that are open, no word comes through any more. */
		silence() {
			for (const socket of sockets) socket.unpipe().pause();
		},
		open: () => listen(own),
		shut: () =>
			new Promise((done) => {
				server.close(done);
				for (const socket of sockets) socket.destroy();
			}),
	};
}

describe("a Postgres outage", () => {
	let site: TestSite;
	let proxy: Awaited<ReturnType<typeof openProxy>>;
	let mail: MailServer;
	/** Past the proxy. */
	let db: Db;
	beforeEach(async () => {
		proxy = await openProxy();
		mail = await startMailServer({ judge: (letter) => judge(letter) });
		const url = await createDatabase();
		db = new Kysely({ dialect: openPostgres(url) });
		site = await openTestSite("postgres", {
			DATABASE_URL: url.replace(new URL(url).host, `127.0.0.1:${proxy.port}`),
			SMTP_URL: mail.url,
			MAIL_FROM: "studio@example.com",
		});
	});
	afterEach(async () => {
		judge = () => {};
		await site.close();
		await proxy.shut();
		await mail.close();
		await db.destroy();
	});
	let judge: (letter: ReceivedMail) => void | Promise<void> = () => {};

	it("answers with a retry time, and recovers by itself", async () => {
		const key = crypto.randomUUID();
		await proxy.shut();
		const away = [
			await site.call("/api/consultations", submission({}, key)),
			await site.call("/api/visitor-count", { method: "POST" }),
			await site.call("/api/visitor-count"),
			await site.call("/api/notes", { method: "POST", json: { message: "Thank you" } }),
		];
		for (const { status, headers, text } of away) {
			expect(status).toBe(503);
			expect(Number(headers["retry-after"])).toBeGreaterThan(0);
			expect(JSON.parse(text)).toMatchObject({ code: "busy" });
			expect(text).not.toMatch(/ECONN|connection|terminated|Postgres/i);
		}
		await proxy.open();
		expect((await site.call("/api/consultations", submission({}, key))).status).toBe(201);
	});

	it("in the answer to a commit leaves one request, which is replayed under its key", async () => {
		const key = crypto.randomUUID();
		const readIds = async () =>
			(await db.selectFrom("consultation_submissions").select("id").execute()).map(({ id }) => id);
		proxy.cutCommitOf('insert into "consultation_submissions"');
		expect((await site.call("/api/consultations", submission({}, key))).status).toBe(503);
		const stored = await readIds();
		expect(stored).toHaveLength(1);
		const again = await site.call("/api/consultations", submission({}, key));
		expect([again.status, again.json().id]).toEqual([201, stored[0]]);
		expect(await readIds()).toEqual(stored);
	});

	it("does not hide what was published meanwhile", async () => {
		const published = "Published Meanwhile";
		await proxy.shut();
		const studio = (await site.content.read("studio")).body;
		await db
			.transaction()
			.execute((trx) =>
				addRevisions(trx, [{ key: "studio", body: { ...studio, name: published }, basedOn: 0 }]),
			);
		expect((await site.call("/contact")).status).toBe(200);
		await proxy.open();
		const read = async () => (await site.call("/contact")).text;
		await expect.poll(read, { timeout: 10_000 }).toContain(published);
	});

	it("without a word ends with new connections", async () => {
		const { databaseUrl } = site.config;
		const dialect = openPostgres(databaseUrl ?? "", { silentMs: 2_000 });
		const pooled: Db = new Kysely({ dialect });
		const ask = () => pooled.selectFrom("instance").select("id").execute();
		await ask();
		proxy.silence();
		await expect(ask()).rejects.toThrow(/terminated/);
		expect(await ask()).toHaveLength(1);
		await pooled.destroy();
		await proxy.shut();
	});

	it("without a word ends a copy, too", async () => {
		const { databaseUrl } = site.config;
		const dialect = openPostgres(databaseUrl ?? "", { unhurried: true, silentMs: 2_000 });
		const copied: Db = new Kysely({ dialect });
		const copying = copied.transaction().execute(async (trx) => {
			proxy.silence();
			await trx.selectFrom("instance").select("id").execute();
		});
		await expect(copying).rejects.toThrow(/timeout/);
		await copied.destroy();
		await proxy.shut();
	});

	it("while a letter is on its way does not send it twice", async () => {
		judge = async (letter) => {
			if (letter.to) await proxy.shut();
		};
		expect((await site.call("/api/consultations", submission())).status).toBe(201);
		await mail.receive(1);
		judge = () => {};
		await proxy.open();
		const readStates = async () =>
			(await db.selectFrom("letters").select("state").execute()).map(({ state }) => state);
		await expect.poll(readStates, { timeout: 10_000 }).toEqual(["sent", "sent"]);
		expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(2);
		expect(mail.received).toHaveLength(2);
	});
});

describe("a database error", () => {
	const refusal = (code: string, message = "secret") =>
		asRefusal(Object.assign(new Error(message), code ? { code } : {}));

	it.each<[string, string?]>([
		["ECONNREFUSED"],
		["ECONNRESET"],
		["57P01"],
		["57P03"],
		["57014"],
		["53300"],
		["08006"],
		["55P03"],
		["25006"],
		["", "timeout exceeded when trying to connect"],
		["", "Connection terminated unexpectedly"],
	])("%s %s means try again", (code, message) => {
		const { status, headers } = refusal(code, message) ?? {};
		expect(status).toBe(503);
		expect(headers).toEqual({ "Retry-After": "5" });
	});

	it.each([["SQLITE_FULL"], ["53100"]])("%s means the disk is full", (code) => {
		expect(refusal(code)).toMatchObject({
			status: 503,
			code: "no_room",
			headers: { "Retry-After": "60" },
			message: expect.not.stringContaining("secret"),
		});
	});

	it.each([["SQLITE_IOERR"], ["23505"], ["22P02"], ["ENOENT"], [""]])(
		"%s stays an unexpected error",
		(code) => {
			expect(refusal(code)).toBeUndefined();
		},
	);
});
