import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { openDesk } from "../../../test/desk.ts";
import { findFreePort } from "../../../test/free-port.ts";
import { reply, startMailServer } from "../../../test/mail-server.ts";
import { readPage } from "../../../test/read-page.ts";
import { sendRequest } from "../../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";

describe.each(engines)("the room of letters on %s", (engine) => {
	const sites: TestSite[] = [];
	let site: TestSite;
	let artist: Record<string, string>;
	const open = async (env: Record<string, string> = {}) => {
		site = await openTestSite(engine, env);
		sites.push(site);
		artist = await signIn(site);
	};
	beforeEach(() => open());
	afterAll(() => Promise.all(sites.map((one) => one.close())));

	const read = async (path = "/admin/letters") => {
		const { text } = await site.call(path, { headers: artist });
		return text.replace(/<script[^>]*>.*?<\/script>/gs, "").replaceAll("<!-- -->", "");
	};
	const send = (fields?: Record<string, unknown>) => sendRequest(site, fields);
	const desk = openDesk(() => ({ site, artist }));
	const act = (name: string, id: string, request = "", path = "/admin/letters") =>
		desk.post(path, { act: name, id, request });
	const listLetters = () =>
		site.database.db.selectFrom("letters").selectAll().orderBy("kind", "desc").execute();

	it("says what will be here", async () => {
		expect(await read()).toContain("No letters yet");
	});

	it("keeps letters without a mail server, to be sent by hand", async () => {
		await send({ email: "hand+1@example.com", design_idea: "Heron & reeds" });
		const [receipt] = await listLetters();
		const page = await read();
		expect(page).toContain("No mail server is set up");
		expect(page).toContain("To hand+1@example.com");
		expect(page).toContain("Design Idea: Heron &amp; reeds");
		expect(page).not.toContain("Notice:");
		expect(page).toContain("Letters have no links");
		expect(readPage(page).words).toContain("Letters 1 not sent");
		const mailto = /href="(mailto:[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
		const { pathname, searchParams } = new URL(mailto);
		expect(decodeURIComponent(pathname)).toBe("hand+1@example.com");
		expect(searchParams.get("subject")).toBe(receipt?.subject);
		expect(searchParams.get("body")).toBe(receipt?.text.replaceAll("\n", "\r\n"));
		const done = await act("sent-by-hand", receipt?.id ?? "");
		expect(done.headers.location).toBe("/admin/letters");
		expect((await listLetters())[0]).toMatchObject({ state: "sent", sent_at: expect.any(String) });
		expect(await read()).toContain("Sent just now");
		expect(await read()).not.toContain("> not sent<");
	});

	it("shows the server's words, counts what was not sent, and tries again", async () => {
		let refuses = true;
		const mail = await startMailServer({
			onRcptTo: ({ address }, _session, callback) =>
				callback(refuses && address.startsWith("gone") ? reply(550, "5.1.1 No <such> user") : null),
		});
		await open({ SMTP_URL: mail.url, MAIL_FROM: "studio@example.com" });
		const id = await send({ email: "gone@example.com" });
		await expect.poll(async () => (await listLetters())[0]?.state).toBe("failed");
		const page = await read();
		expect(page).toContain("550 5.1.1 No &lt;such&gt; user");
		expect(readPage(page).words).toContain("Letters 1 not sent");
		expect(page).toContain(`href="/admin/requests/${id}"`);
		const [, letter = ""] =
			/aria-describedby="who-([^" ]*) subject-[^"]*"[^>]*>Try Again/.exec(page) ?? [];
		expect(page).toMatch(new RegExp(`id="who-${letter}">Test Visitor<`));
		expect(page).toMatch(new RegExp(`id="subject-${letter}">Receipt to gone@example.com: `));
		expect(page).not.toContain("No mail server is set up");
		const ofRequest = await read(`/admin/requests/${id}`);
		expect(ofRequest).toContain("550 5.1.1 No &lt;such&gt; user");
		expect(ofRequest).toContain("Try Again");
		expect(ofRequest).toContain("Leave It");
		expect(ofRequest).toMatch(new RegExp(`id="who-${letter}">Receipt to gone@example.com<`));
		const past = new Date(Date.now() - 600_000).toISOString();
		const { db } = site.database;
		await db.updateTable("letters").set({ created_at: past, due_at: past }).execute();
		await act("try-again", letter);
		await expect.poll(() => read()).toContain("Written 10 minutes ago, last tried just now");
		refuses = false;
		const { headers } = await act("try-again", (await listLetters())[0]?.id ?? "", id);
		expect(headers.location).toBe(`/admin/requests/${id}`);
		await expect.poll(async () => (await listLetters())[0]?.state).toBe("sent");
		const sent = await read();
		expect(sent).not.toContain("> not sent<");
		expect(readPage(sent).words).toContain(
			"If a letter bounces later, the bounce goes to studio@example.com",
		);
		expect(await read(`/admin/requests/${id}`)).not.toContain("Not sent");
		await mail.close();
	});

	it.each(["without a", "with a"])(
		"lets go of a letter to an address that nobody can write to, %s mail server",
		async (which) => {
			const mail = await startMailServer();
			const env = { SMTP_URL: mail.url, MAIL_FROM: "studio@example.com" };
			if (which === "with a") await open(env);
			const id = await send({ email: "a@b(c)evil.test" });
			const [receipt] = await listLetters();
			const { db } = site.database;
			const due_at = new Date().toISOString();
			await db.updateTable("letters").set({ due_at }).where("kind", "=", "receipt").execute();
			for (const path of ["/admin/letters", `/admin/requests/${id}`]) {
				const { words } = readPage(await read(path));
				expect(words).toContain("Mail servers don’t agree");
				expect(words).toContain("Leave It");
				expect(words).not.toContain("Try Again");
				expect(words).not.toContain("last tried");
			}
			await act("leave", receipt?.id ?? "", id);
			await act("try-again", receipt?.id ?? "");
			expect((await listLetters())[0]).toMatchObject({ state: "left" });
			for (const path of ["/admin/letters", `/admin/requests/${id}`]) {
				const page = await read(path);
				expect(page).not.toContain("Mail servers don’t agree");
				expect(page).not.toContain("> not sent<");
			}
			await mail.close();
		},
	);

	it("says when notices leave together", async () => {
		const mail = await startMailServer();
		await open({ SMTP_URL: mail.url, MAIL_FROM: "studio@example.com" });
		await send();
		await expect
			.poll(async () => (await listLetters()).map(({ state }) => state))
			.toEqual(["sent", "sent"]);
		await send();
		expect(readPage(await read()).words).toContain("Goes out in 9 minutes");
		await mail.close();
	});

	it("says that letters wait for a mail server that was not reached", async () => {
		const smtp = `smtp://127.0.0.1:${await findFreePort()}`;
		await open({ SMTP_URL: smtp, MAIL_FROM: "studio@example.com" });
		await send();
		await expect.poll(async () => (await listLetters()).some(({ problem }) => problem)).toBe(true);
		const page = await read();
		expect(page).toContain("Waiting for the mail server; trying again within a minute");
		expect(page).not.toContain("Goes out within a minute");
	});

	it("sends nothing twice, and knows no other letter", async () => {
		await send();
		const [receipt] = await listLetters();
		await act("sent-by-hand", receipt?.id ?? "");
		await act("try-again", receipt?.id ?? "");
		expect((await listLetters())[0]).toMatchObject({ state: "sent" });
		expect((await act("try-again", "nothing")).status).toBe(404);
		expect((await act("toString", receipt?.id ?? "")).status).toBe(404);
		const elsewhere = await act("try-again", crypto.randomUUID(), "//attacker.example");
		expect(elsewhere.headers.location).toBe("/admin/letters");
	});

	it.each([
		["sent", 50],
		["failed", 200],
		["waiting", 200],
	] as const)(
		"leads to older letters that are %s, of the same millisecond too",
		async (state, most) => {
			// The sweeper deletes letters that were sent three months ago.
			const at = hoursAgo(1);
			const rows = Array.from({ length: most + 5 }, (_, index) => ({
				id: crypto.randomUUID(),
				kind: "answer" as const,
				recipient: "a@example.com",
				subject: `Letter ${index}.`,
				text: "Hello",
				state,
				created_at: at,
				due_at: at,
				sent_at: state === "sent" ? at : null,
			}));
			await site.database.db.insertInto("letters").values(rows).execute();
			const listSubjects = (page: string) => page.match(/Letter \d+\./g) ?? [];
			const page = await read();
			expect(listSubjects(page)).toHaveLength(most);
			const older = /href="([^"]*\?older=[^"]*)"/.exec(page)?.[1] ?? "";
			const rest = await read(older.startsWith("/") ? older : `/admin/letters${older}`);
			expect(listSubjects(rest)).toHaveLength(5);
			expect(new Set(listSubjects(page + rest)).size).toBe(most + 5);
			expect(rest).not.toMatch(/href="[^"]*\?older=/);
			if (state === "sent") return;
			const [, action = ""] = /action="([^"]*)"[^>]*>(?:(?!<form).)*Sent by Hand/.exec(rest) ?? [];
			const last = rows.find(({ subject }) => subject === listSubjects(rest).at(-1));
			const answer = await act("sent-by-hand", last?.id ?? "", "", action);
			expect(answer.headers.location).toBe(older);
		},
	);

	it("lists what was sent last first, whenever it was written", async () => {
		const letter = (written: number, sent: number) => ({
			...{ id: crypto.randomUUID(), kind: "answer" as const, recipient: "a@example.com" },
			...{ subject: `Sent ${sent} before`, text: "Hello", state: "sent" as const },
			...{ created_at: hoursAgo(written), due_at: hoursAgo(sent), sent_at: hoursAgo(sent) },
		});
		const rows = [letter(9, 1), letter(8, 3), letter(7, 2)];
		await site.database.db.insertInto("letters").values(rows).execute();
		expect((await read()).match(/Sent \d before/g)).toEqual(
			[1, 2, 3].map((n) => `Sent ${n} before`),
		);
	});

	it.each(["", "sent", "sent_now_x", "open_2026-01-01T00:00:00.000Z_x"])(
		"begins with the newest for %j",
		async (older) => {
			await send();
			expect(await read(`/admin/letters?older=${older}`)).toContain(
				"Receipt to visitor@example.com:",
			);
		},
	);
});

function hoursAgo(hours: number): string {
	return new Date(Date.now() - hours * 3_600_000).toISOString();
}
