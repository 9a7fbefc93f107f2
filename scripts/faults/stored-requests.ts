import { join } from "node:path";
import SQLite from "better-sqlite3";
import { verify } from "../../test/processes.ts";
import { validRequest } from "../../test/requests.ts";
import type { Faults } from "./outcome.ts";

export interface StoredRow {
	rowid: number;
	id: string;
	design_idea: string;
	reference_images_count: number;
	[column: string]: unknown;
}

/** Derives every field from the marker, which is stored in `design_idea`. */
export function makeRequest(marker: string) {
	const number = Number.parseInt(marker.replaceAll(/\D/g, "").slice(-6) || "0", 10);
	return {
		...validRequest,
		last_name: `Visitor ${marker}`,
		age: 18 + (number % 100),
		email: `visitor-${number}@example.com`,
		phone: `555 ${number}`,
		placement: number % 2 ? "Left arm" : null,
		design_idea: marker,
	};
}

export function compareRow(row: StoredRow): string[] {
	return Object.entries(makeRequest(row.design_idea))
		.filter(([name, value]) => row[name] !== value)
		.map(([name]) => `${name} of request ${row.id} is not what was sent`);
}

export function openFile(dataDir: string, { writable = false } = {}): SQLite.Database {
	return new SQLite(join(dataDir, "linework.db"), { readonly: !writable });
}

export function changeDatabase(dataDir: string, statements: string): void {
	const file = openFile(dataDir, { writable: true });
	try {
		file.exec(statements);
	} finally {
		file.close();
	}
}

export function queryFile<Row>(dataDir: string, query: string, ...values: unknown[]): Row[] {
	const file = openFile(dataDir);
	try {
		return file.prepare<unknown[], Row>(query).all(...values);
	} finally {
		file.close();
	}
}

export function readRows(dataDir: string): StoredRow[] {
	return queryFile(dataDir, "select rowid, * from consultation_submissions order by rowid");
}

/** By `npm run verify`. */
export async function requireConsistent(
	dataDir: string,
	faults: Faults,
	env: Record<string, string> = {},
): Promise<void> {
	const { code, text } = await verify(dataDir, env);
	faults.require(code === 0, `the check says: ${text.trim()}`);
}

interface Ledger {
	acknowledge(id: string, marker: string): void;
	checkNew(): void;
	checkAll(): void;
	acknowledged(): number;
	stored(): number;
}

export function openLedger(dataDir: string, faults: Faults): Ledger {
	const acknowledged = new Map<string, string>();
	const recent = new Map<string, string>();
	let seen = new Map<string, string>();
	let lastRow = 0;

	const check = (expected: Map<string, string>) => {
		const missing = new Map(expected);
		const file = openFile(dataDir);
		try {
			const rows = file
				.prepare("select rowid, * from consultation_submissions where rowid > ? order by rowid")
				.iterate(lastRow) as IterableIterator<StoredRow>;
			for (const row of rows) {
				lastRow = row.rowid;
				if (seen.has(row.design_idea)) faults.add(`${row.design_idea} is stored twice`);
				seen.set(row.design_idea, row.id);
				for (const difference of compareRow(row)) faults.add(difference);
				const marker = missing.get(row.id);
				if (marker === undefined) continue;
				if (marker !== row.design_idea) faults.add(`${marker} is stored as ${row.design_idea}`);
				missing.delete(row.id);
			}
		} finally {
			file.close();
		}
		for (const [id, marker] of missing) {
			// The answer got lost in a kill, but an earlier check found the row.
			if (seen.get(marker) === id) continue;
			faults.add(`${marker} was acknowledged and is lost`);
		}
	};

	return {
		acknowledge(id, marker) {
			const other = acknowledged.get(id);
			if (other !== undefined && other !== marker) faults.add(`${marker} got the id of ${other}`);
			acknowledged.set(id, marker);
			recent.set(id, marker);
		},
		checkNew() {
			check(recent);
			recent.clear();
		},
		checkAll() {
			lastRow = 0;
			seen = new Map();
			check(acknowledged);
			recent.clear();
		},
		acknowledged: () => acknowledged.size,
		stored: () => seen.size,
	};
}
