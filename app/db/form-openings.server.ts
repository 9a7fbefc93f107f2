import type { Pool } from "pg";
import { sha256 } from "../server/sha256.server.ts";

const mostNetworks = 10_000;
const mostOpen = 20;
/** Of notes to Postgres. */
const mostUnderWay = 20;
const day = 24 * 60 * 60 * 1000;

/** When each network opened the form: the HTML is the same for everybody, so it cannot carry the time. */
export interface FormOpenings {
	note(network: string): void;
	/** Visitors may share a network, so each submission uses up its oldest opening. @returns milliseconds since 1970 */
	take(network: string): Promise<number | undefined>;
	/** Deletes openings older than a day from Postgres. Memory keeps a limited number instead. */
	sweep(): Promise<void>;
}

/** @param pool of a Postgres where the form may be sent to another process; without it they are in memory */
export function openFormOpenings(pool: Pool | null): FormOpenings {
	return pool ? keepInPostgres(pool) : keepInMemory();
}

export function keepInMemory(): FormOpenings {
	const opened = new Map<string, { last: number; unsent: number[] }>();
	return {
		note(network) {
			const last = Date.now();
			const unsent = [...(opened.get(network)?.unsent ?? []), last].slice(-mostOpen);
			// Re-insert, so that the map is ordered by latest opening.
			opened.delete(network);
			opened.set(network, { last, unsent });
			const [oldest] = opened.keys();
			if (opened.size > mostNetworks && oldest !== undefined) opened.delete(oldest);
		},
		async take(network) {
			const mine = opened.get(network);
			return mine?.unsent.shift() ?? mine?.last;
		},
		async sweep() {},
	};
}

function keepInPostgres(pool: Pool): FormOpenings {
	let noting: Promise<unknown> = Promise.resolve();
	let underWay = 0;
	return {
		/**
		 * Not awaited: if it fails, only the timing rule misses a robot. Nor do many wait in line: the limits use the same
		 * pool, and would refuse everybody.
		 */
		note(network) {
			if (underWay >= mostUnderWay) return;
			underWay++;
			const noted = pool.query(
				`insert into form_openings (network, opened) select $1::text, $2::bigint
				where (select count(*) from form_openings where network = $1 and not taken) < $3`,
				[sha256(network), Date.now(), mostOpen],
			);
			noting = Promise.allSettled([noting, noted.finally(() => underWay--)]);
		},
		async take(network) {
			await noting;
			const { rows } = await pool.query(
				`with oldest as (
					select id from form_openings where network = $1 and not taken
					order by opened, id limit 1 for update skip locked
				), taken as (
					update form_openings set taken = true where id in (select id from oldest) returning opened
				)
				select coalesce(
					(select opened from taken), (select max(opened) from form_openings where network = $1)
				) as opened`,
				[sha256(network)],
			);
			return rows[0]?.opened ?? undefined;
		},
		async sweep() {
			await pool.query("delete from form_openings where opened < $1", [Date.now() - day]);
		},
	};
}
