import { afterAll, beforeAll, expect, it } from "vitest";
import { saveAnswerDraft } from "../app/admin/answer/answer-drafts.server.ts";
import { readAnswerFields } from "../app/admin/answer/answer-fields.ts";
import { addAppointment } from "../app/appointments/appointments.server.ts";
import { commit } from "../app/db/commit.server.ts";
import { addLetter } from "../app/mail/outbox.server.ts";
import { addEvent } from "../app/requests/progress/events.server.ts";
import { saveTerms } from "../app/requests/terms/terms.server.ts";
import { signIn } from "./artist.ts";
import { listScriptAddresses, listTags } from "./markup.ts";
import { drawJpeg } from "./media.ts";
import { listUnescaped, storedTexts } from "./payloads.ts";
import { type ClientPage, openRequestPage } from "./request-page.ts";
import { openTestSite, type TestSite } from "./site.ts";
import { upload } from "./tus.ts";

let site: TestSite;
let artist: Record<string, string>;
let client: ClientPage;
let harmless: Record<string, string[]>;
beforeAll(async () => {
	site = await openTestSite();
	artist = await signIn(site);
	const file = await upload(site.address, await drawJpeg(), "arm.jpg");
	client = await openRequestPage(site, { uploads: [file] });
	const { db } = site.database;
	await commit(db, async (trx) => {
		for (const kind of ["words", "files"] as const) {
			await addEvent(trx, client.id, { by: "client", kind, text: "Only words" });
		}
		await addEvent(trx, client.id, { by: "artist", kind: "note", text: "Only words" });
		const letter = { kind: "answer", recipient: "a@example.com", requestId: client.id } as const;
		await addLetter(trx, { ...letter, subject: "Only words", text: "Only words" });
	});
	const terms = { quote_text: "Only words", payment_link: "https://pay.example.com/1" };
	await commit(db, (trx) => saveTerms(trx, client.id, terms));
	const times = { starts_at: "2099-12-04T14:00:00.000Z", ends_at: "2099-12-04T15:00:00.000Z" };
	await commit(db, (trx) => addAppointment(trx, client.id, { ...times, place: "" }, "proposed"));
	const letter: Record<string, string> = { subject: "Hello", text: "{first name}, {piece}" };
	await saveAnswerDraft(
		db,
		client.id,
		readAnswerFields((name) => letter[name]),
	);
	const json = { message: "Only words" };
	await site.call("/api/notes", { method: "POST", json });
	const published_at = new Date().toISOString();
	await db.updateTable("Thank you and notes").set({ published_at }).execute();
	await storeEverywhere("Only words");
	// The first look marks all as read.
	await readTags();
	harmless = await readTags();
});
afterAll(() => site.close());

/** Everywhere that others' texts are kept, past what the form would refuse. */
async function storeEverywhere(text: string): Promise<void> {
	const { db } = site.database;
	const request = {
		// With a number to call and a size to draw, whatever else is in them.
		...{ email: text, phone: `${text} 970 555 0142`, planned_size: `10 x 15 cm ${text}` },
		...{ first_name: text, last_name: text, skin_tone: text, placement: text, design_idea: text },
		...{ budget: text, preferred_dates: text, preferred_times: text, referred_by: text },
		piece: text,
	};
	await db.updateTable("consultation_submissions").set(request).execute();
	await db.updateTable("reference_files").set({ name: text }).execute();
	await db.updateTable("request_events").set({ text }).where("kind", "<>", "state").execute();
	await db.updateTable("letters").set({ subject: text, text, problem: text }).execute();
	await db.updateTable("appointments").set({ place: text }).execute();
	await db.updateTable("saved_replies").set({ name: text, text }).execute();
	await db.updateTable("request_terms").set({ quote_text: text }).execute();
	await db.updateTable("Thank you and notes").set({ message: text }).execute();
	// Of what retention announces, the room of data shows the client's name.
	await db
		.updateTable("request_progress")
		.set({ erase_after: "2099-01-01T00:00:00.000Z" })
		.execute();
	// Visitors see a published note at once, and not only after the minute in which the site looks by itself.
	await site.content.refresh();
}

async function readTags(): Promise<Record<string, string[]>> {
	const own = `/admin/requests/${client.id}`;
	const rooms = ["", "/letters", "/notes", "/calendar", "/data", "/replies"];
	const ofRequest = [own, `${own}/answer`, `${own}/answer/preview`, `${own}/appointments`];
	const ofDesk = [...rooms.map((room) => `/admin${room}`), ...ofRequest];
	const pages = [...ofDesk, client.path, `${client.path}/dates`, "/contact"];
	const read = async (path: string) => {
		const { status, text } = await site.call(path, { headers: artist });
		expect(status, path).toBe(200);
		expect(listScriptAddresses(text), path).toEqual([]);
		expect(listUnescaped(text), path).toEqual([]);
		// React parts adjoining texts by comments.
		return [path, listTags(text.replaceAll("<!-- -->", ""))] as const;
	};
	return Object.fromEntries(await Promise.all(pages.map(read)));
}

it.each(storedTexts)("shows %j as text where it was searched for or typed", async (payload) => {
	const body = new URLSearchParams({ email: payload }).toString();
	const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: site.address };
	const answers = [
		await site.call(`/admin?q=${encodeURIComponent(payload)}`, { headers: artist }),
		await site.call("/sign-in", { method: "POST", body, headers }),
		await site.call("/request/lost", { method: "POST", body, headers }),
		await site.call("/admin/data", { method: "POST", body, headers: { ...headers, ...artist } }),
	];
	for (const { text } of answers) {
		expect(listUnescaped(text)).toEqual([]);
		expect(listScriptAddresses(text)).toEqual([]);
		expect(listTags(text).filter((tag) => /\s(on\w+|autofocus|style)\b/.test(tag))).toEqual([]);
	}
	const shown = answers.filter(({ text }) => text.includes("__pwned=1"));
	expect(shown.length).toBeGreaterThanOrEqual(3);
});

it.each(storedTexts)(
	"shows %j as text, to the artist, to clients and to visitors",
	async (payload) => {
		await storeEverywhere(payload);
		expect(await readTags()).toEqual(harmless);
	},
);
