import { openDatabase } from "../../app/db/database.server.ts";
import { readConfig } from "../../app/server/config.server.ts";
import { signIn } from "../../test/artist.ts";

/** While the site runs in a process of its own, with the same settings. */
export async function signInBeside(
	address: string,
	env: Record<string, string>,
): Promise<Record<string, string>> {
	const database = await openDatabase(readConfig(env));
	return signIn({ database, address }).finally(() => database.close());
}
