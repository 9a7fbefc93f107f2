/** @returns milliseconds that this process computed meanwhile, whatever else the machine had to do */
export async function takeProcessorTime(work: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000;
}
