import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockDataFolder } from "../../app/db/folder-lock.server.ts";
import type { Config } from "../../app/server/config.server.ts";

const names = ["linework.db", "linework.db-wal"];

/**
 * Keeps what the old version left behind, before the new one migrates it: the folder's lock holds that one up.
 * @param folder is made; its files are the caller's to remove
 * @returns a function that puts it back once the new version has ended; null on Postgres
 * @throws ConfigError when the lock is not had, and so does the function
 */
export async function keepDatabase(
	{ dataDir, databaseUrl }: Config,
	folder: string,
): Promise<(() => Promise<void>) | null> {
	if (databaseUrl !== null) return null;
	const copyAll = async (from: string, to: string) => {
		const unlock = await lockDataFolder(dataDir, () => {});
		try {
			for (const name of [...names, "linework.db-shm"]) rmSync(join(to, name), { force: true });
			for (const name of names)
				if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
		} finally {
			unlock();
		}
	};
	mkdirSync(folder, { recursive: true });
	await copyAll(dataDir, folder);
	return () => copyAll(folder, dataDir);
}
