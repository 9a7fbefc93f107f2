import { createHash, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeRequest, openFile } from "./stored-requests.ts";

const megabyte = 1024 ** 2;
const each = 8;

/** Requests with one video each, into the folder of a stopped site. @returns their bytes */
export async function addLargeFiles(dataDir: string, megabytes: number): Promise<number> {
	const file = openFile(dataDir, { writable: true });
	const created_at = new Date().toISOString();
	const addFile = file.prepare(
		`insert into reference_files (id, submission_id, position, name, media_type, bytes, sha256, sent_bytes, sent_sha256, created_at)
		values (@id, @request, 0, 'film.mp4', 'video/mp4', @bytes, @sha256, @bytes, @sha256, @created_at)`,
	);
	let written = 0;
	for (let index = 0; written < megabytes * megabyte; index += 1) {
		const request = { id: crypto.randomUUID(), created_at, ...makeRequest(`large-${index}`) };
		const columns = Object.keys(request);
		file
			.prepare(
				`insert into consultation_submissions (${columns}, reference_images_count)
				values (${columns.map((name) => `@${name}`)}, 1)`,
			)
			.run(request);
		const content = randomBytes(each * megabyte);
		const id = randomBytes(16).toString("hex");
		const sha256 = createHash("sha256").update(content).digest("hex");
		addFile.run({ id, request: request.id, bytes: content.length, sha256, created_at });
		writeFileSync(join(dataDir, "files", id), content, { mode: 0o600 });
		written += content.length;
	}
	file.close();
	return written;
}
