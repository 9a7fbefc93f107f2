import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockDataFolder } from "../../app/db/folder-lock.server.ts";
import type { Config } from "../../app/server/config.server.ts";

const names = ["linework.db", "linework.db-wal"];

export interface KeptDatabase {
	/** Once the version that migrated it has ended. @throws ConfigError while it has not */
	putBack(): Promise<void>;
	forget(): void;
}

/**
 * What the old version left behind, before the new one migrates it: the folder's lock holds that one up.
 * @param folder is made, and removed by `forget`
 * @returns null on Postgres @throws ConfigError when the lock is not had
 */
export async function keepDatabase(
	{ dataDir, databaseUrl }: Config,
	folder: string,
): Promise<KeptDatabase | null> {
	if (databaseUrl !== null) return null;
	const copyAll = async (from: string, to: string) => {
		const unlock = await lockDataFolder(dataDir, () => {});
		for (const name of [...names, "linework.db-shm"]) rmSync(join(to, name), { force: true });
		for (const name of names)
			if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
		unlock();
	};
	mkdirSync(folder, { recursive: true });
	await copyAll(dataDir, folder);
	return {
		putBack: () => copyAll(folder, dataDir),
		forget: () => rmSync(folder, { recursive: true, force: true }),
	};
}
