import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { Database, Db } from "./database.server.ts";
import type { Tables } from "./tables.ts";

const lease = { seconds: 15, renewMs: 5_000 };

/** The lease of a killed process is free again after this time. */
export const leaseMs = lease.seconds * 1000;

export interface Lease {
	/** False once it could not be renewed in time: another process may have begun. */
	isHeld(): boolean;
	/**
	 * Call it at the start of a transaction.
	 * @returns whether the lease is held; then no other process gets it before the end
	 */
	keepIn(trx: Transaction<Tables>): Promise<boolean>;
}

/** Runs `work` unless another process runs work of this name. @returns false if one does */
export async function withLease(
	{ kind, db }: Pick<Database, "kind" | "db">,
	name: string,
	work: (lease: Lease) => Promise<void>,
): Promise<boolean> {
	if (kind === "sqlite") {
		await work({ isHeld: () => true, keepIn: async () => true });
		return true;
	}
	const holder = randomUUID();
	let until = Number.POSITIVE_INFINITY;
	const renew = async () => {
		const asked = performance.now();
		// Once lost it stays lost: another process may have held it meanwhile, and be done.
		const held = asked < until && (await take(db, name, holder));
		if (held) until = asked + leaseMs;
		return held;
	};
	if (!(await renew())) return false;
	let renewing: Promise<void> | undefined;
	const timer = setInterval(() => {
		renewing ??= renew()
			.catch(() => false)
			.then(() => {
				renewing = undefined;
			});
	}, lease.renewMs);
	try {
		await work({
			isHeld: () => performance.now() < until,
			keepIn: (trx) => keep(trx, name, holder),
		});
	} finally {
		clearInterval(timer);
		await renewing;
		await release(db, name, holder).catch(() => {});
	}
	return true;
}

/** Goes by the clock of the database, which all processes share. */
async function take(db: Db, name: string, holder: string): Promise<boolean> {
	const until = sql<string>`now() + make_interval(secs => ${lease.seconds})`;
	const taken = await db
		.insertInto("leases")
		.values({ name, holder, until })
		.onConflict((conflict) =>
			conflict
				.column("name")
				.doUpdateSet({ holder, until })
				.where((eb) =>
					eb.or([eb("leases.holder", "=", holder), eb("leases.until", "<", sql<string>`now()`)]),
				),
		)
		.returning("name")
		.executeTakeFirst();
	return taken !== undefined;
}

async function keep(trx: Transaction<Tables>, name: string, holder: string): Promise<boolean> {
	const held = await trx
		.selectFrom("leases")
		.select("name")
		.where("name", "=", name)
		.where("holder", "=", holder)
		.where("until", ">=", sql<string>`now()`)
		.forUpdate()
		.executeTakeFirst();
	return held !== undefined;
}

/** Also removes what killed processes have left. */
async function release(db: Db, name: string, holder: string): Promise<void> {
	await db
		.deleteFrom("leases")
		.where((eb) =>
			eb.or([
				eb.and([eb("name", "=", name), eb("holder", "=", holder)]),
				eb("until", "<", sql<string>`now() - interval '1 hour'`),
			]),
		)
		.execute();
}
