import type { SendMailOptions } from "nodemailer";
import { type FileWords, writeAppointments } from "../appointments/appointment-ics.ts";
import type { Appointment } from "../appointments/appointments.server.ts";
import type { Db } from "../db/database.server.ts";
import type { Content } from "../publishing/content.server.ts";
import type { Config } from "../server/config.server.ts";
import { isMailbox, readSender } from "../server/mailbox.ts";
import { findArtist } from "../sign-in/artist.server.ts";
import type { Letter } from "./due-letters.server.ts";
import { writeHtml } from "./write-html.ts";
import { writeCommonSubject } from "./write-notice.ts";

interface Parts {
	config: Config;
	db: Db;
	content: Content;
}

/**
 * @param letters one, or several notices that leave together
 * @param dates for the calendar file
 * @returns null without a usable recipient
 */
export async function composeMail(
	{ config, db, content }: Parts,
	letters: [Letter, ...Letter[]],
	dates: Appointment[],
): Promise<SendMailOptions | null> {
	const [first] = letters;
	const { body: studio } = await content.read("studio");
	const sender = readSender(config.mailFrom ?? "");
	const to = first.recipient || (config.mailTo ?? (await findArtist(db))?.email ?? studio.email);
	if (!sender || !isMailbox(to)) return null;
	const isNotice = first.kind === "notice";
	const isOfOne = letters.every(({ submission_id }) => submission_id === first.submission_id);
	const client = isNotice && isOfOne ? await findClient(db, first) : null;
	// Never the account's address: the artist signs in with it.
	const replyTo = isNotice ? client : config.mailTo;
	// Mail programs would decode an encoded word in a client's name, line breaks and all.
	const subject = writeCommonSubject(letters).replaceAll("=?", "= ?");
	const text = letters.map((letter) => letter.text).join("\n\n");
	const { publicOrigin } = config;
	return {
		messageId: `<${first.id}@${readHost(publicOrigin, sender.address)}>`,
		from: { name: sender.name || studio.name, address: sender.address },
		to: { name: "", address: to },
		...(replyTo && isMailbox(replyTo) && { replyTo: { name: "", address: replyTo } }),
		envelope: { from: sender.address, to: [to] },
		subject,
		text,
		html: writeHtml({ subject, text, studio: studio.name, publicOrigin }),
		...(dates.length > 0 && {
			attachments: [
				attachDates(dates, { studio: studio.name, publicOrigin, organizer: sender.address }),
			],
		}),
		// No out-of-office replies to letters that nobody wrote.
		...(first.kind !== "answer" && {
			headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
		}),
	};
}

/** An attachment: as a MIME alternative, some mail programs would show it instead of the text. */
function attachDates(dates: Appointment[], words: FileWords) {
	const titled = dates.map((date) => ({ ...date, title: words.studio }));
	return {
		filename: "appointment.ics",
		contentType: "text/calendar; charset=utf-8; method=PUBLISH",
		content: writeAppointments(titled, words),
	};
}

function readHost(publicOrigin: string | null, sender: string): string {
	return publicOrigin ? new URL(publicOrigin).hostname : (sender.split("@")[1] ?? "localhost");
}

async function findClient(db: Db, { submission_id }: Letter): Promise<string | null> {
	if (!submission_id) return null;
	const row = await db
		.selectFrom("consultation_submissions")
		.select("email")
		.where("id", "=", submission_id)
		.executeTakeFirst();
	return row?.email ?? null;
}
