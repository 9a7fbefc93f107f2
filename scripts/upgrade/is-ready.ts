/** @param address such as http://127.0.0.1:3000 */
export async function isReady(address: string): Promise<boolean> {
	const signal = AbortSignal.timeout(5_000);
	const answer = await fetch(`${address}/readyz`, { signal }).catch(() => null);
	await answer?.body?.cancel();
	return answer?.ok ?? false;
}
