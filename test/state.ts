import type { TestSite } from "./site.ts";

export async function readState({ database: { db } }: TestSite) {
	return {
		requests: (await db.selectFrom("consultation_submissions").select("id").execute()).length,
		notes: (await db.selectFrom("Thank you and notes").select("id").execute()).length,
		files: (await db.selectFrom("reference_files").select("id").execute()).length,
		count: await db.selectFrom("visitor_count").selectAll().execute(),
	};
}
