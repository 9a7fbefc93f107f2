import type { CopyKeeper } from "../copies/copy-keeper.server.ts";
import type { Database } from "../db/database.server.ts";
import type { Limits } from "../server/clients/limits.server.ts";
import type { Config } from "../server/config.server.ts";
import { type Finding, isWrong } from "./finding.ts";
import { listFindings } from "./list-findings.server.ts";
import type { Tidying } from "./tidy.server.ts";
import { writeFinding } from "./write-command.server.ts";

export interface HealthWatch {
	/** Examines the site now; concurrent callers share the result. */
	look(): Promise<Finding[]>;
	/** Counts findings of the last look, and begins another if that was more than an hour ago. */
	countWrong(): number;
}

interface Parts {
	config: Config;
	database: Database;
	copies: CopyKeeper;
	tidying: Pick<Tidying, "stopped">;
	limits: Pick<Limits, "sayQuotaWait">;
}

const hour = 60 * 60 * 1000;

export function openHealthWatch({ config, database, copies, tidying, limits }: Parts): HealthWatch {
	let wrong = 0;
	let lookedAt = Number.NEGATIVE_INFINITY;
	let looking: Promise<Finding[]> | undefined;

	const look = () => {
		looking ??= listFindings(config, database, {
			copies: copies.status(),
			stopped: tidying.stopped(),
			limits,
		})
			.then((found) => {
				wrong = found.filter(isWrong).length;
				return found.map((one) => writeFinding(one, config));
			})
			.finally(() => {
				lookedAt = performance.now();
				looking = undefined;
			});
		return looking;
	};
	return {
		look,
		countWrong() {
			// Failures show on the page itself, which looks again.
			if (performance.now() - lookedAt > hour) look().catch(() => {});
			return wrong;
		},
	};
}
