import type { Db } from "../db/database.server.ts";
import { judgeFailure } from "../mail/judge-failure.ts";
import { countLetters } from "../mail/letters.server.ts";
import { openTransport } from "../mail/open-transport.server.ts";
import type { Config } from "../server/config.server.ts";
import { type Finding, good, notice, wrong } from "./finding.ts";

const about = "Letters";

/** Greets the mail server as well, but sends nothing. */
export async function checkMail(config: Config, db: Db): Promise<Finding> {
	const { waiting, failed } = await countLetters(db, config.smtpUrl !== null);
	if (!config.smtpUrl) {
		return notice(
			about,
			`No mail server is set up, and ${sayLetters(waiting)} to be sent by hand.`,
			"Send them under Letters on the desk, or set SMTP_URL and MAIL_FROM.",
		);
	}
	const problem = await greet(config.smtpUrl);
	if (problem) {
		return wrong(
			about,
			`${problem} Until then, ${sayLetters(waiting)}.`,
			"Correct SMTP_URL and start the site again, or wait for the mail server; the letters will then go out on their own.",
		);
	}
	if (failed > 0) {
		return wrong(
			about,
			`${failed} ${failed === 1 ? "letter was" : "letters were"} refused.`,
			"Open Letters on the desk: each one shows what the mail server said and has a button to send it again.",
		);
	}
	return good(about, `The mail server answers, and ${sayLetters(waiting)}.`);
}

async function greet(smtpUrl: string): Promise<string | null> {
	const transport = openTransport(smtpUrl, {
		connectionTimeout: 4_000,
		greetingTimeout: 4_000,
		socketTimeout: 4_000,
	});
	try {
		await transport.verify();
		return null;
	} catch (error) {
		return judgeFailure(error).problem;
	} finally {
		transport.close();
	}
}

function sayLetters(count: number): string {
	return `${count === 0 ? "no" : count} ${count === 1 ? "letter is waiting" : "letters are waiting"}`;
}
