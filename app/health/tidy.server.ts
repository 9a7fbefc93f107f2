import { withLease } from "../db/lease.server.ts";
import { checkWeekly } from "../db/weekly-check.server.ts";
import { type SweepFault, sweep } from "../requests/files/sweep.server.ts";
import { retain } from "../requests/retention.server.ts";
import { describeError } from "../server/refuse.server.ts";
import type { Site } from "../server/site.server.ts";
import { sweepSignIn } from "../sign-in/sweep-sign-in.server.ts";

type Parts = Pick<
	Site,
	"config" | "database" | "content" | "files" | "limits" | "formOpenings" | "stopping" | "log"
>;

export interface Tidying {
	start(): void;
	/** Why the last time did not get to its end. */
	stopped(): SweepFault | null;
	stop(): Promise<void>;
}

const minute = 60 * 1000;
const hour = 60 * minute;

/** Removes what is over, from the start on every hour, in one process at a time. */
export function prepareTidying({ config, database, files, log, ...parts }: Parts): Tidying {
	let stopped: SweepFault | null = null;
	const tidyAlone = async () => {
		const swept = await sweep(database, files);
		stopped = swept.stopped;
		if (stopped) log.error(`sweeping stopped: ${stopped.says} ${stopped.remedy}`);
		if (swept.quarantined > 0) {
			log.warn(`${swept.quarantined} files without a request are in quarantine now, for 30 days`);
		}
		if (database.isDamaged()) return;
		await sweepSignIn(database.db);
		await parts.limits.sweep();
		await parts.formOpenings.sweep();
		const { body: studio } = await parts.content.read("studio");
		if (!stopped) await retain(database, files, Date.now(), studio.retentionMonths);
		await checkWeekly({ database, dataDir: config.dataDir, stopping: parts.stopping });
	};
	const tidy = () =>
		withLease(database, "tidying", tidyAlone).catch((error) => {
			const remedy = "It is tried again every hour. The log says what stopped it.";
			stopped ??= { says: "The last try failed.", remedy };
			log.error(describeError(error), "sweeping failed");
			return true;
		});
	let tidying = Promise.resolve();
	let timer: NodeJS.Timeout | undefined;
	const start = () => {
		tidying = tidy().then((isDone) => {
			// While another process does it, this one learns nothing for its own Health.
			timer = setTimeout(start, isDone ? hour : minute);
		});
	};
	return {
		start,
		stopped: () => stopped,
		async stop() {
			clearTimeout(timer);
			await tidying;
			clearTimeout(timer);
		},
	};
}
