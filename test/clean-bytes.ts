import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export async function cleanBytes(
	clean: (path: string) => Promise<boolean>,
	bytes: Buffer,
): Promise<Buffer | null> {
	const folder = await mkdtemp(join(tmpdir(), "linework-clean-"));
	const path = join(folder, "file");
	try {
		await writeFile(path, bytes);
		return (await clean(path)) ? await readFile(path) : null;
	} finally {
		await rm(folder, { recursive: true });
	}
}
