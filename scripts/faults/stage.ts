import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addBucket, runFileServer } from "../../test/bucket.ts";
import { findFreePort } from "../../test/free-port.ts";
import { type MailServer, startMailServer } from "../../test/mail-server.ts";
import { addDatabase, type RunningPostgres, runPostgres } from "../../test/postgres.ts";
import type { SiteProcess } from "../../test/processes.ts";
import { startBalancer } from "./proxies.ts";
import { endOnSignal, removeFolder, type SiteRun, withSite } from "./run-site.ts";

export const instances = 3;

export interface Stage {
	/** Of the balancer. */
	origin: string;
	env: Record<string, string>;
	folders: string[];
	postgres: RunningPostgres;
	mail: MailServer;
	start(index: number): Promise<SiteProcess>;
}

/**
 * Postgres, a bucket, a mail server, and a balancer before three processes, of which none is started.
 * @param more environment of the processes
 */
export async function withStage<T>(
	work: (stage: Stage) => Promise<T>,
	more: Record<string, string> = {},
): Promise<T> {
	const outer = await mkdtemp(join(tmpdir(), "linework-instances-"));
	const forget = endOnSignal(() => removeFolder(outer));
	const ending: (() => unknown)[] = [forget, () => removeFolder(outer)];
	try {
		const postgres = await runPostgres();
		ending.push(postgres.stop);
		const store = await runFileServer();
		ending.push(store.stop);
		const mail = await startMailServer();
		ending.push(mail.close);
		const ports = [];
		for (let index = 0; index <= instances; index += 1) ports.push(await findFreePort());
		const [port = 0, ...sitePorts] = ports;
		const balancer = await startBalancer(port, sitePorts);
		ending.push(balancer.stop);
		const env = {
			DATABASE_URL: await addDatabase(postgres.url),
			...(await addBucket(store.server)),
			TRUSTED_PROXIES: "127.0.0.1",
			SMTP_URL: mail.url,
			MAIL_FROM: "studio@example.com",
			MAIL_TO: "artist@example.com",
			...more,
		};
		const folders = sitePorts.map((_, index) => join(outer, String(index)));
		return await withSite(({ start }: SiteRun) =>
			work({
				origin: `http://127.0.0.1:${port}`,
				env,
				folders,
				postgres,
				mail,
				start: (index) => start({ dataDir: folders[index], port: sitePorts[index], env }),
			}),
		);
	} finally {
		for (const end of ending.reverse()) await end();
	}
}
