import { connect, createServer, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { documents } from "../../test/documents.ts";
import { findFreePort } from "../../test/free-port.ts";
import { type MailServer, reply, startMailServer } from "../../test/mail-server.ts";
import { sendRequest } from "../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { commit } from "../db/commit.server.ts";
import { takeLetters } from "./due-letters.server.ts";
import { addLetter } from "./outbox.server.ts";
import { type Sender, startSender } from "./sender.server.ts";

describe.each(engines)("sending letters on %s", (engine) => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite(engine);
	});
	afterAll(() => site.close());
	const senders: Sender[] = [];
	const servers: { close(): Promise<void> }[] = [];
	afterEach(async () => {
		await Promise.all(senders.splice(0).map((sender) => sender.stop()));
		await Promise.all(servers.splice(0).map((server) => server.close()));
		await site.database.db.deleteFrom("letters").execute();
	});

	const listen = async (behavior: Parameters<typeof startMailServer>[0] = {}) => {
		const server = await startMailServer(behavior);
		servers.push(server);
		return server;
	};
	const start = (
		{ url }: Pick<MailServer, "url">,
		options: Parameters<typeof startSender>[1] = {},
	) => {
		const config = { ...site.config, smtpUrl: url, mailFrom: "Studio <studio@example.com>" };
		const sender = startSender({ ...site, config }, { pauseMs: 0, ...options });
		senders.push(sender);
		return sender;
	};
	const write = (number = 1, kind: "answer" | "notice" = "answer") =>
		commit(site.database.db, (trx) =>
			addLetter(trx, {
				kind,
				recipient: kind === "notice" ? "" : `client-${number}@example.com`,
				subject: `Letter ${number}`,
				text: "Hello",
				requestId: null,
			}),
		);
	const read = (id: string) =>
		site.database.db
			.selectFrom("letters")
			.selectAll()
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
	/** As if the time until the next try had passed. */
	const becomeDue = (sender: Sender) =>
		site.database.db
			.updateTable("letters")
			.set({ due_at: new Date().toISOString() })
			.execute()
			.then(() => sender.wake());
	const minutesLeft = (time: string) => Math.round((Date.parse(time) - Date.now()) / 60_000);

	it("tries again after a temporary refusal", async () => {
		let tries = 0;
		const server = await listen({
			onRcptTo(_address, _session, callback) {
				tries += 1;
				callback(tries < 3 ? reply(450, "4.7.1 Greylisted, come back") : null);
			},
		});
		const id = await write();
		const sender = start(server);
		await expect.poll(async () => (await read(id)).attempts).toBe(1);
		const waiting = await read(id);
		expect(waiting).toMatchObject({ state: "waiting", leased_until: null });
		expect(waiting.problem).toContain("450 4.7.1 Greylisted, come back");
		expect(minutesLeft(waiting.due_at)).toBe(1);
		await becomeDue(sender);
		await expect.poll(async () => (await read(id)).attempts).toBe(2);
		expect(minutesLeft((await read(id)).due_at)).toBe(5);
		await becomeDue(sender);
		await server.receive(1);
		await expect.poll(async () => (await read(id)).state).toBe("sent");
		const { sent_at, ...sent } = await read(id);
		expect(sent).toMatchObject({ attempts: 3, problem: null, due_at: sent_at });
	});

	it("keeps with a refused notice the address that refused it, since it may be a setting", async () => {
		const server = await listen({
			onRcptTo: (_address, _session, callback) => callback(reply(550, "5.1.1 No such user")),
		});
		const id = await write(1, "notice");
		start(server);
		await expect.poll(async () => (await read(id)).state).toBe("failed");
		expect((await read(id)).problem).toMatch(/^studio@example\.com: .*550 5\.1\.1 No such user/);
	});

	it("gives up after a permanent refusal, and sends the others", async () => {
		const server = await listen({
			onRcptTo({ address }, _session, callback) {
				callback(address.includes("-1@") ? reply(550, `5.1.1 No such user ${address}`) : null);
			},
			judge(mail) {
				if (mail.subject === "Letter 2") throw reply(554, "5.7.1 Looks like spam");
			},
		});
		const ids = [await write(1), await write(2), await write(3)];
		start(server);
		await server.receive(1);
		const states = async () => (await Promise.all(ids.map(read))).map(({ state }) => state);
		await expect.poll(states).toEqual(["failed", "failed", "sent"]);
		expect((await read(ids[0] ?? "")).problem).toContain("550 5.1.1 No such user");
		expect((await read(ids[1] ?? "")).problem).toContain("554 5.7.1 Looks like spam");
		const log = site.logged.join();
		expect(log).toContain("a letter was not taken");
		expect(log).not.toContain("client-1@");
	});

	it("gives up after about a day", async () => {
		const server = await listen({
			onRcptTo: (_address, _session, callback) => callback(reply(451, "Later")),
		});
		const id = await write();
		await site.database.db.updateTable("letters").set({ attempts: 9 }).execute();
		start(server);
		await expect.poll(async () => (await read(id)).state).toBe("failed");
		expect(await read(id)).toMatchObject({ attempts: 10 });
	});

	it("sends the same Message-ID again when the connection ends before the answer", async () => {
		const sockets = new Set<Socket>();
		const seen: (string | undefined)[] = [];
		const server = await listen({
			judge(mail) {
				seen.push(mail.messageId);
				if (seen.length > 1) return;
				for (const socket of sockets) socket.destroy();
			},
		});
		// Between the two, so that the connection can be cut.
		const door = createServer((socket) => {
			sockets.add(socket);
			socket.on("error", () => {});
			const inner = connect(server.port, "127.0.0.1");
			inner.on("error", () => {});
			socket.pipe(inner).pipe(socket);
		});
		const port = await findFreePort();
		await new Promise<void>((resolve) => door.listen(port, "127.0.0.1", resolve));
		const id = await write();
		const sender = start({ url: `smtp://127.0.0.1:${port}` });
		await expect.poll(async () => (await read(id)).attempts).toBe(1);
		expect((await read(id)).problem).toContain("closed the connection");
		await becomeDue(sender);
		await expect.poll(async () => (await read(id)).state).toBe("sent");
		expect(seen).toEqual([`<${id}@example.com>`, `<${id}@example.com>`]);
		await sender.stop();
		await new Promise((resolve) => door.close(resolve));
	});

	it("waits for a server that is not there, without trying letter after letter", async () => {
		const port = await findFreePort();
		const ids = [await write(1), await write(2), await write(3)];
		const sender = start({ url: `smtp://127.0.0.1:${port}` }, { pauseMs: 60_000 });
		await expect.poll(async () => (await read(ids[0] ?? "")).attempts).toBe(1);
		expect((await read(ids[0] ?? "")).problem).toContain("can’t be reached");
		await becomeDue(sender);
		expect((await read(ids[1] ?? "")).attempts).toBe(0);
		await sender.stop();
		const makeDue = (attempts: number) =>
			site.database.db
				.updateTable("letters")
				.set({ attempts, problem: null, due_at: new Date().toISOString() })
				.execute();
		// Days later it is still not there.
		await makeDue(20);
		const later = start({ url: `smtp://127.0.0.1:${port}` }, { pauseMs: 60_000 });
		const findTried = async () =>
			(await Promise.all(ids.map(read))).find(({ problem }) => problem !== null);
		await expect.poll(findTried).toMatchObject({ state: "waiting", attempts: 20 });
		await later.stop();
		await makeDue(0);
		const server = await listen({ port });
		start(server);
		await server.receive(3);
	});

	it("tries for about a day what the server takes later after a long outage", async () => {
		const port = await findFreePort();
		const id = await write();
		await site.database.db.updateTable("letters").set({ attempts: 4 }).execute();
		const sender = start({ url: `smtp://127.0.0.1:${port}` });
		await expect.poll(async () => (await read(id)).problem).toContain("can’t be reached");
		expect(await read(id)).toMatchObject({ attempts: 4 });
		await sender.stop();
		const server = await listen({
			port,
			onRcptTo: (_address, _session, callback) => callback(reply(451, "Later")),
		});
		await becomeDue(start(server));
		await expect.poll(async () => (await read(id)).problem).toContain("451 Later");
		const postponed = await read(id);
		expect(postponed.state).toBe("waiting");
		expect(minutesLeft(postponed.due_at)).toBe(240);
	});

	it("ends in time while a server hangs, and keeps the letter", async () => {
		const sockets = new Set<Socket>();
		const hole = createServer((socket) => void sockets.add(socket));
		const port = await findFreePort();
		await new Promise<void>((resolve) => hole.listen(port, "127.0.0.1", resolve));
		const id = await write();
		const sender = start({ url: `smtp://127.0.0.1:${port}` }, { stopMs: 200 });
		await expect.poll(() => sockets.size).toBe(1);
		await sender.stop();
		expect(await read(id)).toMatchObject({ state: "waiting", attempts: 0, leased_until: null });
		for (const socket of sockets) socket.destroy();
		await new Promise((resolve) => hole.close(resolve));
	});

	it("sends each letter once, however many processes send", async () => {
		const server = await listen();
		const ids: string[] = [];
		for (let number = 1; number <= 20; number += 1) ids.push(await write(number));
		// On SQLite only one process serves a folder: a start takes over all leases.
		const count = engine === "postgres" ? 4 : 1;
		for (let number = 0; number < count; number += 1) start(server);
		await server.receive(ids.length);
		await expect
			.poll(async () => (await Promise.all(ids.map(read))).every(({ state }) => state === "sent"))
			.toBe(true);
		const sent = server.received.map(({ messageId }) => messageId);
		expect(sent.sort()).toEqual(ids.map((id) => `<${id}@example.com>`).sort());
	});

	it("writes to the artist where the artist reads", async () => {
		const server = await listen();
		await write(1, "notice");
		start(server);
		const [mail] = await server.receive(1);
		expect(mail?.recipients).toEqual([documents.studio.email]);
		expect(mail?.from?.value).toEqual([{ name: "Studio", address: "studio@example.com" }]);
	});

	it("sends what a killed process had taken", async () => {
		const id = await write();
		const [taken] = (await takeLetters(site.database.db)) ?? [];
		expect(taken?.id).toBe(id);
		expect(await takeLetters(site.database.db)).toBeUndefined();
		const afterLease = Date.now() + 10 * 60_000;
		expect(await takeLetters(site.database.db, afterLease)).toMatchObject([{ id }]);
		if (engine === "postgres") return;
		const server = await listen();
		start(server);
		await server.receive(1);
	});

	it("keeps notices together that were taken together", async () => {
		const { db } = site.database;
		const first = [await write(1, "notice"), await write(2, "notice")];
		expect((await takeLetters(db))?.map(({ id }) => id)).toEqual(first);
		await write(3, "notice");
		// The first ones are on their way.
		expect(await takeLetters(db)).toBeUndefined();
		const afterLease = Date.now() + 10 * 60_000;
		expect((await takeLetters(db, afterLease))?.map(({ id }) => id)).toEqual(first);
		await db
			.deleteFrom("letters")
			.where("id", "=", first[0] ?? "")
			.execute();
		const rest = await takeLetters(db, afterLease + 10 * 60_000);
		expect(rest?.map(({ subject }) => subject).sort()).toEqual(["Letter 2", "Letter 3"]);
	});

	it("encrypts where the server can", async () => {
		const server = await listen({ withTls: true });
		const [trusting, strict] = [await write(1), await write(2)];
		await site.database.db
			.updateTable("letters")
			.set({ due_at: new Date(Date.now() + 60_000).toISOString() })
			.where("id", "=", strict)
			.execute();
		const sender = start({ url: `${server.url}?tls.rejectUnauthorized=false` });
		const [mail] = await server.receive(1);
		expect(mail?.isEncrypted).toBe(true);
		await expect.poll(async () => (await read(trusting)).state).toBe("sent");
		await sender.stop();
		// Its certificate names nobody.
		await becomeDue(start(server));
		await expect.poll(async () => (await read(strict)).attempts).toBe(1);
		expect((await read(strict)).problem).toMatch(/self.signed|certificate/);
	});

	it("does not surprise anybody with old letters when a site gets a mail server", async () => {
		const id = await write();
		const ofErasure = await write(2, "notice");
		const ofNote = await write(3, "notice");
		await site.database.db
			.updateTable("letters")
			.set({ subject: "New note" })
			.where("id", "=", ofNote)
			.execute();
		const request = await sendRequest(site);
		const created_at = new Date(Date.now() - 3 * 24 * 60 * 60_000).toISOString();
		await site.database.db.updateTable("letters").set({ created_at }).execute();
		const server = await listen();
		start(server);
		await expect.poll(async () => (await read(id)).state).toBe("failed");
		expect((await read(id)).problem).toContain("more than two days");
		const notice = await site.database.db
			.selectFrom("letters")
			.select(["state", "problem"])
			.where("submission_id", "=", String(request))
			.where("kind", "=", "notice")
			.executeTakeFirst();
		expect(notice).toEqual({ state: "left", problem: null });
		expect(await read(ofNote)).toMatchObject({ state: "left", problem: null });
		const [mail] = await server.receive(1);
		expect(mail?.text).toContain("Hello");
		await expect.poll(async () => (await read(ofErasure)).state).toBe("sent");
	});
});
