import { saveAnswerDraft } from "../app/admin/answer/answer-drafts.server.ts";
import { readAnswerFields } from "../app/admin/answer/answer-fields.ts";
import { mostName } from "../app/admin/replies/check-reply.ts";
import { addAppointment } from "../app/appointments/appointments.server.ts";
import { commit } from "../app/db/commit.server.ts";
import { saveDraft } from "../app/publishing/drafts.server.ts";
import { saveTerms } from "../app/requests/terms/terms.server.ts";
import { makeSetupToken } from "../app/sign-in/setup-links.server.ts";
import { documents } from "./documents.ts";
import { drawJpeg } from "./media.ts";
import { sendPhoto, takePhoto } from "./photos.ts";
import { type ClientPage, openRequestPage } from "./request-page.ts";
import type { TestSite } from "./site.ts";
import { upload } from "./tus.ts";
import { waitForPhoto } from "./wait-for-photo.ts";

export interface FilledDesk {
	client: ClientPage;
	/** @returns the address of a route whose parameters name what is really there */
	fill(pattern: string): string;
}

/** Stores one of everything that an address of the desk or of a client's page names. */
export async function fillDesk(
	site: TestSite,
	artist: Record<string, string>,
): Promise<FilledDesk> {
	const { db } = site.database;
	const file = await upload(site.address, await drawJpeg(), "arm.jpg");
	const planned_size = "10 x 15 cm";
	const client = await openRequestPage(site, {
		...{ uploads: [file], planned_size, design_idea: "A heron" },
	});
	const times = { starts_at: "2099-12-04T14:00:00.000Z", ends_at: "2099-12-04T15:00:00.000Z" };
	const appointment = await commit(db, async (trx) => {
		await saveTerms(trx, client.id, { quote_text: "Two sessions", deposit: 200 });
		return addAppointment(trx, client.id, { ...times, place: "12 Ink Street" }, "proposed");
	});
	const fields: Record<string, string> = { subject: "Hello", text: "Hello {first name}" };
	await saveAnswerDraft(
		db,
		client.id,
		readAnswerFields((name) => fields[name]),
	);
	const name = "W".repeat(mostName);
	await db.updateTable("saved_replies").set({ name }).where("position", "=", 0).execute();
	await site.call("/api/notes", { method: "POST", json: { message: "Thank you for the heron" } });
	const { id: photo } = await sendPhoto(site, artist, await takePhoto());
	await waitForPhoto(site, photo);
	const project = { id: 7_000, title: "Koi", summary: "A koi", text: [], pictures: [] };
	const body = { ...documents.sleeves, projects: [project] };
	await saveDraft(db, { key: "sleeves", body, basedOn: 0, seen: null });
	/** By address where a name means several things. */
	const values: Record<string, string> = {
		"sign-in/first/:token": await makeSetupToken(db),
		"admin/appointments/:id/appointment.ics": appointment,
		":token": client.token,
		":id": client.id,
		...{ ":file": file, ":photo": photo, ":list": "tattoos", ":article": "1" },
		...{ ":document": "about", ":sleeve": "7000", ":collection": "featured" },
	};
	const fill = (pattern: string) => {
		const path = pattern.replace(/:\w+/g, (name) => values[pattern] ?? values[name] ?? name);
		if (path.includes(":")) throw new Error(`Say with what to fill ${pattern}`);
		return `/${path}`;
	};
	return { client, fill };
}
