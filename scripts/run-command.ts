/** Of an error, the caller reads the sentence alone. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
	// Even reading can create SQLite's side files; keep them private to this user.
	process.umask(0o077);
	try {
		await run();
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}
