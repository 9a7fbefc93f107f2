import { createBucket, createDatabase, openTestSite, type TestSite } from "./site.ts";

/** Sites that start at once on one new Postgres and one new bucket, each with a data folder of its own. */
export async function openInstances(
	count: number,
	env: Record<string, string> = {},
): Promise<TestSite[]> {
	const shared = { ...env, DATABASE_URL: await createDatabase(), ...(await createBucket()) };
	return Promise.all(Array.from({ length: count }, () => openTestSite("sqlite", shared)));
}
