/** Whether the visitor asked for little data. */
export function savesData(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData ?? false;
}
