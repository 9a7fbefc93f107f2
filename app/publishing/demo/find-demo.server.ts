import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import type { Content } from "../content.server.ts";
import { type Documents, documentNames } from "../documents.ts";
import type { LiveContent } from "../live-content.server.ts";
import { type DemoFact, demoFacts } from "./demo-facts.server.ts";

interface FoundFact {
	fact: DemoFact;
	/** The text of the site. */
	stands: string;
}

/** Finds what is still the demo's, without what the artist keeps. @param isKept finds what she keeps instead */
export async function findDemo(
	db: Db,
	{ builtIn }: Pick<LiveContent, "builtIn">,
	now: Content,
	isKept = false,
): Promise<FoundFact[]> {
	const rows = await db.selectFrom("kept_facts").select("fact").execute();
	const kept = new Set(rows.map(({ fact }) => fact));
	const [facts, demo] = await Promise.all([readFacts(now), readFacts(builtIn)]);
	return demoNames.flatMap((fact) => {
		const stands = kept.has(fact) === isKept && demoFacts[fact](facts, demo);
		return stands ? [{ fact, stands }] : [];
	});
}

const demoNames = Object.keys(demoFacts) as DemoFact[];

export function isDemoFact(name: string): name is DemoFact {
	return Object.hasOwn(demoFacts, name);
}

/** Reads documents as they were written: with figures filled in, a changed price would look like a changed text. */
async function readFacts(content: Content): Promise<Documents> {
	const read = documentNames.map(async (name) => [name, (await content.read(name)).body] as const);
	return Object.fromEntries(await Promise.all(read)) as Documents;
}

export async function keepFacts(db: Db, facts: DemoFact[]): Promise<void> {
	await commit(db, (trx) =>
		trx
			.insertInto("kept_facts")
			.values(facts.map((fact) => ({ fact })))
			.onConflict((conflict) => conflict.doNothing())
			.execute(),
	);
}

export async function putBackFact(db: Db, fact: DemoFact): Promise<void> {
	await commit(db, (trx) => trx.deleteFrom("kept_facts").where("fact", "=", fact).execute());
}
