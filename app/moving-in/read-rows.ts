/** A row as it was exported: values by column. */
export type ExportedRow = Record<string, string | null>;

export type MovedTable = "consultation_submissions" | "visitor_count" | "Thank you and notes";

export interface Exported {
	table: MovedTable;
	rows: ExportedRow[];
}

/** Columns that only one of the tables has. */
const marks: [column: string, MovedTable][] = [
	["design_idea", "consultation_submissions"],
	["message", "Thank you and notes"],
	["count", "visitor_count"],
];

const cutOff = "It seems to be cut off: export it again.";

/**
 * With a first line of columns, as Supabase and `copy ... csv header` write it.
 * @throws if it is none of the tables, or cut off
 */
export function readCsv(text: string): Exported {
	const [columns = [], ...lines] = splitCsv(text.replace(/^\uFEFF/, ""));
	const names = columns.map((column) => column ?? "");
	const [, table] = marks.find(([column]) => names.includes(column)) ?? [];
	if (!table) {
		throw new Error(
			"Its first line has no column design_idea, as requests have, message, as notes have, or count, as the visitor count has.",
		);
	}
	const filled = lines.filter((line) => line.some((value) => value !== null));
	const last = filled.at(-1);
	if (last && last.length < names.length)
		throw new Error(`Its last row has ${last.length} of ${names.length} fields. ${cutOff}`);
	return { table, rows: filled.map((line) => toRow(names, line)) };
}

/** Only quoted fields can be empty text; the others are null then. */
function splitCsv(text: string): (string | null)[][] {
	const lines: (string | null)[][] = [[]];
	for (const [, quoted, plain = "", end] of text.matchAll(
		/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy,
	)) {
		lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? (plain || null));
		if (end === "") return lines;
		if (end !== ",") lines.push([]);
	}
	throw new Error(`Row ${lines.length - 1} cannot be read as CSV. ${cutOff}`);
}

/**
 * Of `pg_dump`, as it comes (COPY) or with `--column-inserts`. Other tables are passed over.
 * @throws if it is no text, cut off, or its rows name no columns
 */
export function readDump(text: string): Exported[] {
	if (text.includes("\0"))
		throw new Error(
			"It is not plain text: unpack it if it is compressed, and make a dump with pg_dump --format=plain.",
		);
	const comments = /^-- PostgreSQL database (?:cluster )?dump( complete)?\r?$/gm;
	const found = [...text.matchAll(comments)];
	// There are several when dumps were put together.
	const complete = found.filter(([, says]) => says);
	if (complete.length * 2 !== found.length)
		throw new Error(`It does not say that it is complete. ${cutOff}`);
	return [...readCopies(text), ...readInserts(text)];
}

function readCopies(text: string): Exported[] {
	const blocks = text.matchAll(
		/^COPY (.+?) \(([^)]*)\) FROM stdin;\r?$([\s\S]*?)(^\\\.\r?$|(?![\s\S]))/gm,
	);
	return [...blocks].flatMap(([, name = "", columns = "", body = "", end]) => {
		if (!end) throw new Error(`The rows of ${name} do not end. ${cutOff}`);
		const table = findTable(name);
		if (!table) return [];
		const names = readNames(columns);
		const lines = body.split(/\r?\n/).slice(1, -1);
		const rows = lines.map((line) => toRow(names, line.split("\t").map(readCopied)));
		return [{ table, rows }];
	});
}

const escapes: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

function readCopied(value: string): string | null {
	if (value === "\\N") return null;
	return value.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);
}

function readInserts(text: string): Exported[] {
	const heads = text.matchAll(
		/^INSERT INTO (.+?) (?:\(([^)]*)\) )?(?:OVERRIDING SYSTEM VALUE )?VALUES\s/gm,
	);
	return [...heads].flatMap(({ 0: head, 1: name = "", 2: columns, index }) => {
		const table = findTable(name);
		if (!table) return [];
		if (!columns)
			throw new Error("Its rows name no columns: make it with pg_dump --column-inserts.");
		const names = readNames(columns);
		const rows = readTuples(text, index + head.length);
		return [{ table, rows: rows.map((values) => toRow(names, readValues(values))) }];
	});
}

/** Row by row: one expression for a long statement would run out of stack. */
function readTuples(text: string, start: number): string[] {
	// A doubled quote is two texts side by side.
	const tuple = /\s*\(((?:'[^']*'|[^')])*)\)\s*(?:ON CONFLICT DO NOTHING\s*)?([,;])/y;
	tuple.lastIndex = start;
	const found: string[] = [];
	let end = start;
	for (let match = tuple.exec(text); match; match = tuple.exec(text)) {
		found.push(match[1] ?? "");
		if (match[2] === ";") return found;
		end = tuple.lastIndex;
	}
	// Skips everything but rows of values, such as the body of a function.
	const rest = [...text.slice(end).matchAll(/'[^']*(?:'|$)|;/g)];
	if (!rest.some(([part]) => part === ";")) throw new Error(`An INSERT does not end. ${cutOff}`);
	return found;
}

function readValues(text: string): (string | null)[] {
	return [...text.matchAll(/'((?:[^']|'')*)'|([^,\s']+)/g)].map(([, quoted, plain = ""]) =>
		quoted === undefined ? (plain === "NULL" ? null : plain) : quoted.replaceAll("''", "'"),
	);
}

function findTable(name: string): MovedTable | undefined {
	const last = name.split(".").at(-1)?.replaceAll('"', "");
	return marks.find(([, table]) => table === last)?.[1];
}

function readNames(columns: string): string[] {
	return columns.split(",").map((column) => column.trim().replaceAll('"', ""));
}

function toRow(names: string[], values: (string | null)[]): ExportedRow {
	return Object.fromEntries(names.map((name, index) => [name, values[index] ?? null]));
}
