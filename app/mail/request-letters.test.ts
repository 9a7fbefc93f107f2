import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailTricks } from "../../scripts/faults/spam-senders.ts";
import { signIn } from "../../test/artist.ts";
import { documents, replaceDocuments } from "../../test/documents.ts";
import { type MailServer, startMailServer } from "../../test/mail-server.ts";
import { drawJpeg } from "../../test/media.ts";
import { newAddress, submission } from "../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../test/site.ts";
import { upload } from "../../test/tus.ts";
import { isMailbox } from "../server/mailbox.ts";

const from = "letters@studio.example.com";

describe.each(engines)("the letters of a request on %s", (engine) => {
	let mail: MailServer;
	let site: TestSite;
	beforeAll(async () => {
		mail = await startMailServer();
		site = await openTestSite(engine, {
			SMTP_URL: mail.url,
			MAIL_FROM: from,
			PUBLIC_ORIGIN: "https://studio.example.com",
		});
		await signIn(site);
	});
	afterAll(async () => {
		await site?.close();
		await mail?.close();
	});
	const headers = { Host: "studio.example.com" };
	const send = async (fields: Record<string, unknown>) => {
		const call = submission(fields);
		const sent = await site.call("/api/consultations", { ...call, headers, from: newAddress() });
		expect(sent.status).toBe(201);
		return String(sent.json().id);
	};
	const receive = async (to: string) => {
		await expect.poll(() => mail.received.some((one) => one.recipients.includes(to))).toBe(true);
		return mail.received.filter(({ recipients }) => recipients.includes(to));
	};
	/** As if ten minutes had passed since the last notice. */
	const sendNotices = async () => {
		await site.database.db
			.updateTable("letters")
			.set({ sent_at: new Date(Date.now() - 11 * 60_000).toISOString() })
			.where("kind", "=", "notice")
			.where("state", "=", "sent")
			.execute();
		site.sender.wake();
	};
	const countWaiting = async () =>
		(
			await site.database.db
				.selectFrom("letters")
				.select("id")
				.where("state", "=", "waiting")
				.execute()
		).length;
	const listLetters = (id: string) =>
		site.database.db
			.selectFrom("letters")
			.selectAll()
			.where("submission_id", "=", id)
			.orderBy("kind")
			.execute();

	it("are a receipt with all that was sent and a notice, written with the request", async () => {
		const address = newAddress();
		const file = await upload(site.address, await drawJpeg(), "heron & reeds.jpg", {
			from: address,
			headers,
		});
		const id = await send({
			first_name: "Test",
			email: "first@example.com",
			design_idea: "A heron\n\nhttps://example.com/heron in <reeds>",
			tattoo_style: "black-gray",
			budget: "$500",
			piece: "tattoos/1",
			uploads: [file],
		});
		const [receipt] = await receive("first@example.com");
		const [notice] = await receive("artist@example.com");

		const text = receipt?.text ?? "";
		expect(receipt?.subject).toBe("Your tattoo request has arrived");
		expect(text).toContain("Hi Test,\n\n");
		expect(text).toContain("within 24 hours.");
		expect(text).toContain(
			`About This Piece: ${documents.tattoos.pieces.find(({ id }) => id === 1)?.title}\n`,
		);
		expect(text).toContain("Design Idea:\n  A heron\n");
		expect(text).toContain(
			"Tattoo Style: Black & Gray\nBudget Range: $500\nReference Files: heron & reeds.jpg",
		);
		expect(text).toContain("1. Within 24 hours\n");
		expect(text).not.toContain("-None-");
		expect(receipt?.from?.value).toEqual([{ name: documents.studio.name, address: from }]);
		// The artist signs in with the account's address.
		expect(receipt?.replyTo).toBeUndefined();
		expect(receipt?.headers.get("auto-submitted")).toBe("auto-generated");
		expect(receipt?.html).toContain("&lt;reeds&gt;");
		expect(receipt?.html).not.toContain('href="https://example.com/heron');
		expect(receipt?.html).not.toMatch(/<img|<style|background|src=/);

		const link = /https:\/\/studio\.example\.com\/request\/[0-9a-f]+/.exec(text)?.[0] ?? "";
		expect(receipt?.html).toContain(`href="${link}"`);
		const links = await site.database.db.selectFrom("request_links").selectAll().execute();
		expect(links.map(({ submission_id }) => submission_id)).toEqual([id]);

		expect(notice?.subject).toBe("New request: Test Visitor");
		expect(notice?.replyTo?.value).toMatchObject([{ address: "first@example.com" }]);
		expect(notice?.text).toContain("A heron");
		expect(notice?.text).toContain(`https://studio.example.com/admin/requests/${id}`);
		const [stored, other] = await listLetters(id);
		expect(stored?.kind).toBe("notice");
		expect(notice?.messageId).toBe(`<${stored?.id}@studio.example.com>`);
		expect(receipt?.messageId).toBe(`<${other?.id}@studio.example.com>`);
		await expect
			.poll(async () => (await listLetters(id)).map(({ state }) => state))
			.toEqual(["sent", "sent"]);
	});

	it("are not written for what may be spam, and only once for what is sent twice", async () => {
		const spam = await send({ email: "spam@example.com", leave_blank: "filled" });
		expect(await listLetters(spam)).toEqual([]);
		const key = crypto.randomUUID();
		const call = submission({ email: "twice@example.com" }, key);
		const both = { ...call, headers: { ...call.headers, ...headers }, from: newAddress() };
		const ids = [];
		for (let time = 0; time < 2; time += 1) {
			ids.push(String((await site.call("/api/consultations", both)).json().id));
		}
		expect(ids[0]).toBe(ids[1]);
		expect((await listLetters(ids[0] ?? "")).map(({ kind }) => kind)).toEqual([
			"notice",
			"receipt",
		]);
	});

	it.each(mailTricks)("have one recipient and whole headers with %j", async (trick) => {
		await sendNotices();
		await expect.poll(countWaiting).toBe(0);
		const before = mail.received.length;
		const email = `trick-${before}@example.com`;
		const call = submission({ email, ...trick });
		const sent = await site.call("/api/consultations", { ...call, headers, from: newAddress() });
		expect([201, 422]).toContain(sent.status);
		await sendNotices();
		await expect.poll(countWaiting).toBe(0);
		const typed = String(sent.json().email);
		const letters = mail.received.slice(before);
		expect(letters.length).toBe(sent.status === 422 ? 0 : isMailbox(typed) ? 2 : 1);
		for (const { recipients, source, subject, replyTo, html } of letters) {
			expect(["artist@example.com", typed]).toContain(recipients.join());
			const head = source.slice(0, source.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]/g, " ");
			const names = head.split("\r\n").map((line) => /^[\w-]+(?=: )/.exec(line)?.[0]);
			expect(names.filter((name) => name === undefined || /^b?cc$/i.test(name))).toEqual([]);
			expect(new Set(names).size).toBe(names.length);
			expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
			expect(replyTo?.value.map(({ address }) => address) ?? [typed]).toEqual([typed]);
			expect(html).not.toMatch(/<a [^>]*evil/);
		}
	});

	it.each(["a@b(c)evil.test", '"u"@ok.test(x)evil.test', "<a@b.test>", "a%0d%0a@b..test"])(
		"are kept, not sent, for the address %s",
		async (email) => {
			const id = await send({ email });
			const letters = await listLetters(id);
			expect(letters.find(({ kind }) => kind === "receipt")).toMatchObject({
				state: "failed",
				problem: expect.stringContaining("Mail servers don’t agree"),
			});
		},
	);

	it("cannot be used to flood somebody", async () => {
		const ids: string[] = [];
		const names = [
			"flooded",
			"Flooded",
			"flooded+1",
			"f.looded",
			"fl.o.oded+2",
			"flooded+3",
			"floode.d",
		];
		for (const name of names) ids.push(await send({ email: `${name}@example.com` }));
		const letters = (await Promise.all(ids.map(listLetters))).flat();
		const receipts = letters.filter(({ kind }) => kind === "receipt");
		expect(receipts.filter(({ state }) => state === "failed")).toHaveLength(2);
		expect(receipts.at(-1)?.problem).toContain("five letters within an hour");
	});

	it("tell the artist of many requests in one letter", async () => {
		const notices = () =>
			mail.received.filter(({ recipients }) => recipients.includes("artist@example.com"));
		const before = notices().length;
		await sendNotices();
		await expect.poll(() => notices().length).toBe(before + 1);
		const digest = notices().at(-1);
		expect(digest?.subject).toMatch(/^\d+ new requests$/);
		expect(digest?.text?.match(/^Test Visitor$/gm)?.length).toBeGreaterThan(1);
		expect(digest?.replyTo).toBeUndefined();
		await expect.poll(countWaiting).toBe(0);
	});
});

it("have no link without a public origin, and say what is published", async () => {
	const { receipt } = documents.letters;
	const content = replaceDocuments({
		letters: {
			receipt: { ...receipt, subject: "Here, {firstName}", opening: "Open {deposit}, {firstName}" },
		},
	});
	const site = await openTestSite("sqlite", {}, content);
	await site.call("/api/consultations", submission({ first_name: "{deposit}" }));
	const letters = await site.database.db.selectFrom("letters").selectAll().execute();
	const [notice, kept] = letters.sort((a, b) => a.kind.localeCompare(b.kind));
	expect(kept).toMatchObject({ subject: "Here, {deposit}", state: "waiting", attempts: 0 });
	expect(kept?.text).toContain("Hi {deposit},\n\nOpen $100, {deposit}\n\nWhat you sent\n");
	expect(`${kept?.text}${notice?.text}`).not.toContain("http");
	await site.close();
});

it("are kept while the mail server never speaks, and nobody waits for it", async () => {
	let connections = 0;
	const silent = createServer((socket) => {
		connections += 1;
		socket.on("error", () => {});
	}).listen(0, "127.0.0.1");
	await once(silent, "listening");
	const { port } = silent.address() as AddressInfo;
	const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: from };
	const site = await openTestSite("sqlite", env);
	for (let number = 1; number <= 5; number += 1) {
		const call = submission({ email: `client-${number}@example.com` });
		const sent = await site.call("/api/consultations", { ...call, from: newAddress() });
		expect(sent.status).toBe(201);
	}
	await expect.poll(() => connections).toBe(1);
	const letters = await site.database.db.selectFrom("letters").selectAll().execute();
	expect(letters.map(({ state, attempts }) => [state, attempts])).toEqual(
		Array.from({ length: 10 }, () => ["waiting", 0]),
	);
	await site.close();
	silent.close();
});
