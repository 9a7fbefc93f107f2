import { withLease } from "../db/lease.server.ts";
import { describeError } from "../server/answer.server.ts";
import type { Site } from "../server/site.server.ts";
import { sweepSignIn } from "../sign-in/sweep-sign-in.server.ts";
import { sweep } from "./files/sweep.server.ts";
import { retain } from "./retention.server.ts";

type Parts = Pick<Site, "database" | "content" | "files" | "limits" | "formOpenings" | "log">;

const hour = 60 * 60 * 1000;

/** Removes what is over, now and every hour, in one process at a time. @returns a function that stops it */
export function startTidying({ database, content, files, limits, formOpenings, log }: Parts) {
	const tidyAlone = async () => {
		const { stopped, quarantined } = await sweep(database, files);
		if (stopped) return log.error(stopped);
		if (quarantined > 0) {
			log.warn(`${quarantined} files without a request are in quarantine now, for 30 days`);
		}
		if (database.isDamaged()) return;
		await sweepSignIn(database.db);
		await limits.sweep();
		await formOpenings.sweep();
		const { body: studio } = await content.read("studio");
		await retain(database, files, Date.now(), studio.retentionMonths);
	};
	const tidy = () =>
		withLease(database, "tidying", tidyAlone).catch((error) =>
			log.error(describeError(error), "sweeping failed"),
		);
	let tidying: Promise<unknown> = tidy();
	const timer = setInterval(() => (tidying = tidy()), hour);
	return async () => {
		clearInterval(timer);
		await tidying;
	};
}
