import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { findUnchanged, writeLetterDates } from "../appointments/letter-dates.server.ts";
import type { Database } from "../db/database.server.ts";
import type { Content } from "../publishing/content.server.ts";
import { type BackgroundWorker, startWorker } from "../server/background-worker.server.ts";
import type { Config } from "../server/config.server.ts";
import { composeMail } from "./compose.server.ts";
import {
	type Letter,
	noteAttempt,
	releaseLeases,
	stopOldLetters,
	takeLetters,
} from "./due-letters.server.ts";
import { choosePause, type Failure, judgeFailure, mostUnreachable } from "./judge-failure.ts";
import { openTransport } from "./open-transport.server.ts";

export type Sender = Pick<BackgroundWorker, "wake" | "isPaused" | "stop">;

interface Parts {
	config: Config;
	database: Database;
	content: Content;
	log: Logger;
}

const second = 1000;
const twoDays = 2 * 24 * 60 * 60 * second;
const timeouts = {
	connectionTimeout: 20 * second,
	greetingTimeout: 20 * second,
	socketTimeout: 30 * second,
};
/** Also limits a server that sends its replies byte by byte. */
const sendWithin = 120 * second;

/**
 * @param options.pauseMs pause for all letters after the server could not be reached
 * @param options.stopMs time that the letter being sent gets when the site stops
 */
export function startSender(
	parts: Parts,
	{ pauseMs = 60 * second, stopMs = 5 * second } = {},
): Sender {
	const { config, database, log } = parts;
	const { db } = database;
	if (!config.smtpUrl) return { wake() {}, isPaused: () => false, stop: async () => {} };
	const transport = openTransport(config.smtpUrl, timeouts);
	let prepared = false;

	const prepare = async () => {
		// One process serves a folder, so on SQLite nobody else can be sending.
		if (database.kind === "sqlite") await releaseLeases(db);
		await stopOldLetters(db, new Date(Date.now() - twoDays).toISOString());
		prepared = true;
	};
	const note = async (letters: [Letter, ...Letter[]], { kind, problem }: Failure) => {
		if (worker.isStopping() && kind === "unreachable") return noteAttempt(db, letters, {});
		const before = letters[0].attempts;
		// While the server cannot be reached, letters wait without a limit.
		const most = kind === "unreachable" ? mostUnreachable : Number.POSITIVE_INFINITY;
		const attempts = Math.max(before, Math.min(before + 1, most));
		const pause = kind === "refused" ? null : choosePause(Math.min(attempts, most));
		const due_at = new Date(Date.now() + (pause ?? 0)).toISOString();
		const state = pause === null ? "failed" : "waiting";
		if (kind === "unreachable") worker.pause();
		log.warn({ letter: letters[0].id, kind, attempts }, "a letter was not taken");
		await noteAttempt(db, letters, { state, problem, attempts, due_at });
	};
	const send = async (letters: [Letter, ...Letter[]]) => {
		const dates = await findUnchanged(db, letters[0].dates);
		const mail = await composeMail({ ...parts, db }, letters, dates);
		if (!mail) {
			return note(letters, { kind: "refused", problem: "Mail can’t be sent to this address." });
		}
		try {
			await transport.sendMail({ ...mail, signal: AbortSignal.timeout(sendWithin) });
		} catch (error) {
			const { kind, problem } = judgeFailure(error);
			// A client's address is the letter's; the artist's depends on settings, which may change.
			const to = letters[0].recipient || kind === "unreachable" ? "" : `${mail.envelope?.to}: `;
			return note(letters, { kind, problem: to + problem });
		}
		await noteSent(letters, writeLetterDates(dates));
	};
	/** Retried until it is stored: otherwise the letter would be sent again once its lease has ended. */
	const noteSent = async (letters: [Letter, ...Letter[]], dates: string | null) => {
		const sent_at = new Date().toISOString();
		const attempts = letters[0].attempts + 1;
		const sent = {
			state: "sent",
			sent_at,
			due_at: sent_at,
			attempts,
			problem: null,
			dates,
		} as const;
		for (;;) {
			try {
				return await noteAttempt(db, letters, sent);
			} catch (error) {
				if (worker.isStopping() || database.isDamaged()) throw error;
				await wait(second);
			}
		}
	};
	const worker = startWorker({
		database,
		log,
		pauseMs,
		failed: "sending letters failed",
		async next() {
			if (!prepared) await prepare();
			const taken = await takeLetters(db);
			const [first, ...others] = taken ?? [];
			if (first) await send([first, ...others]);
			return taken !== undefined;
		},
	});
	return {
		wake: worker.wake,
		isPaused: worker.isPaused,
		async stop() {
			const stopped = worker.stop();
			const force = setTimeout(() => transport.close({ force: true }), stopMs);
			await stopped;
			clearTimeout(force);
			transport.close({ force: true });
		},
	};
}
