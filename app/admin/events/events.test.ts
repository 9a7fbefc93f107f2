import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { changeState } from "../../../test/change-state.ts";
import { openDesk } from "../../../test/desk.ts";
import { addRequests } from "../../../test/listed-requests.ts";
import { reply, startMailServer } from "../../../test/mail-server.ts";
import { sendRequest } from "../../../test/requests.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";
import { erasePerson } from "../../requests/erase.server.ts";
import type { Change } from "./watch-requests.server.ts";

const accept = { Accept: "text/event-stream" };

describe.each(engines)("events of the desk on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	beforeEach(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
	});
	afterEach(() => site.close());

	it("report arrivals, changes and erasures", async () => {
		const [kept = ""] = await addRequests(site.database.db, [{ first_name: "Kept", sent: 9 }]);
		const stream = await listen(site, artist);
		expect(await stream.next()).toEqual({ unread: 1, notes: 0, letters: 0, ids: [] });
		expect(stream.answer.headers["content-type"]).toBe("text/event-stream");
		expect(stream.answer.headers["content-encoding"]).toBeUndefined();
		const id = await sendRequest(site, { email: "gone@example.com" });
		expect(await stream.next()).toEqual({ unread: 2, notes: 0, letters: 1, ids: [id] });
		await changeState(site.database.db, kept, "quoted", "artist");
		expect(await stream.next()).toEqual({ unread: 2, notes: 0, letters: 1, ids: [kept] });
		await erasePerson(site.database, site.files, "gone@example.com");
		expect(await stream.next()).toEqual({ unread: 1, notes: 0, letters: 0, ids: null });
		await site.call("/api/notes", { method: "POST", json: { message: "Thank you" } });
		expect(await stream.next()).toEqual({ unread: 1, notes: 1, letters: 0, ids: [] });
		await site.call("/admin/notes", { headers: artist });
		expect(await stream.next()).toEqual({ unread: 1, notes: 0, letters: 0, ids: [] });
		const later = await listen(site, artist);
		expect(await later.next()).toEqual({ unread: 1, notes: 0, letters: 0, ids: [kept] });
		stream.leave();
		later.leave();
	});

	it("report what becomes of letters", async () => {
		let refuses = true;
		const mail = await startMailServer({
			onRcptTo: ({ address }, _session, callback) =>
				callback(refuses && address.startsWith("gone") ? reply(550, "No such user") : null),
		});
		const env = { SMTP_URL: mail.url, MAIL_FROM: "studio@example.com" };
		const other = await openTestSite(engine, env);
		const headers = await signIn(other);
		const stream = await listen(other, headers);
		const hearOf = async (letters: number) => {
			for (;;) {
				const change = await stream.next();
				if (change.letters === letters) return change;
			}
		};
		expect(await hearOf(0)).toMatchObject({ ids: [] });
		const id = await sendRequest(other, { email: "gone@example.com" });
		expect(await hearOf(1)).toMatchObject({ ids: [id] });
		refuses = false;
		const { db } = other.database;
		const receipt = await db
			.selectFrom("letters")
			.select("id")
			.where("kind", "=", "receipt")
			.executeTakeFirstOrThrow();
		const { post } = openDesk(() => ({ site: other, artist: headers }));
		const act = (name: string) => post("/admin/letters", { act: name, id: receipt.id });
		await act("try-again");
		expect(await hearOf(0)).toMatchObject({ ids: [id] });
		await mail.receive(2);
		const due_at = "2026-01-01T00:00:00.000Z";
		await db.updateTable("letters").set({ state: "failed", due_at }).execute();
		await act("sent-by-hand");
		expect(await hearOf(1)).toMatchObject({ ids: [id] });
		await other.close();
		await mail.close();
	});

	it("end before the first that happens after the session has", async () => {
		const stream = await listen(site, artist);
		await stream.next();
		await site.call("/sign-out", { method: "POST", headers: artist });
		await site.call("/api/notes", { method: "POST", json: { message: "Thank you" } });
		await expect(stream.next()).rejects.toThrow("The stream has ended");
	});

	it("end with the site", async () => {
		const other = await openTestSite(engine);
		const { answer } = await listen(other, await signIn(other));
		const ended = once(answer.resume(), "end");
		await other.close();
		await ended;
		expect(answer.complete).toBe(true);
	});

	it("go to a bounded number of pages, and make room again", async () => {
		const streams = await Promise.all(Array.from({ length: 20 }, () => listen(site, artist)));
		const refused = await listen(site, artist);
		expect(refused.answer.statusCode).toBe(503);
		refused.answer.resume();
		for (const { leave } of streams) leave();
		await expect
			.poll(async () => {
				const { answer, leave } = await listen(site, artist);
				leave();
				return answer.statusCode;
			})
			.toBe(200);
	});

	it("are no page, and need a session", async () => {
		expect((await site.call("/admin/events", { headers: artist })).status).toBe(406);
		const headers = { ...accept, "Sec-Fetch-Dest": "empty" };
		expect((await site.call("/admin/events", { headers })).status).toBe(401);
		const head = { method: "HEAD", headers: { ...artist, ...accept } };
		expect((await site.call("/admin/events", head)).status).toBe(200);
	});
});

async function listen(site: TestSite, artist: Record<string, string>) {
	const asked = request(`${site.address}/admin/events`, { headers: { ...artist, ...accept } });
	asked.end();
	const [answer] = (await once(asked, "response")) as [IncomingMessage];
	const lines = answer.iterator({ destroyOnReturn: false });
	let text = "";
	const next = async (): Promise<Change> => {
		for (;;) {
			const found = /^data: (.*)\n\n/m.exec(text);
			if (found) {
				text = text.slice(found.index + found[0].length);
				return JSON.parse(found[1] ?? "");
			}
			const { value, done } = await lines.next();
			if (done) throw new Error("The stream has ended");
			text += value;
		}
	};
	return { answer, next, leave: () => void asked.destroy() };
}
