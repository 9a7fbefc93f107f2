import { readTable, type Snapshot, type TableName } from "../db/snapshot.server.ts";
import { type Manifest, nameRows } from "./copy-format.ts";

const partBytes = 1024 ** 2;

/**
 * Copies rows in parts, as lines of JSON.
 * Uploads that no request has claimed yet are left out: their senders may take them back at any time.
 */
export async function copyRows(
	snapshot: Snapshot,
	tables: TableName[],
	add: (name: string, text: string) => Promise<void>,
): Promise<Manifest["rows"]> {
	const counts: Manifest["rows"] = {};
	let parts = 0;
	for (const table of tables) {
		let [lines, length, count] = [[] as string[], 0, 0];
		const flush = async () => {
			if (lines.length > 0) await add(nameRows(parts++, table), lines.join(""));
			[lines, length] = [[], 0];
		};
		for await (const row of readTable(snapshot, table)) {
			if (table === "reference_files" && row.submission_id === null) continue;
			const line = `${JSON.stringify(row)}\n`;
			lines.push(line);
			length += line.length;
			count += 1;
			if (length > partBytes) await flush();
		}
		await flush();
		counts[table] = count;
	}
	return counts;
}
