import { setTimeout as wait } from "node:timers/promises";
import { type Answer, type Call, call } from "../../test/call.ts";

let last = 0;

export function freshAddress(): string {
	last += 1;
	const [low, middle, high] = [last % 250, Math.floor(last / 250) % 250, Math.floor(last / 62_500)];
	return `127.${16 + (high % 200)}.${middle}.${low + 1}`;
}

export function send(origin: string, path: string, options: Call = {}): Promise<Answer> {
	return within(30_000, call(origin, path, { from: freshAddress(), ...options }));
}

export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
	const done = new AbortController();
	const tooLong = wait(ms, undefined, { signal: done.signal, ref: false }).then(() => {
		throw new Error(`no answer within ${ms} ms`);
	});
	try {
		return await Promise.race([promise, tooLong]);
	} finally {
		tooLong.catch(() => {});
		done.abort();
	}
}

export async function share(
	count: number,
	clients: number,
	work: (index: number) => Promise<void>,
): Promise<void> {
	let next = 0;
	const client = async () => {
		for (let index = next++; index < count; index = next++) await work(index);
	};
	await Promise.all(Array.from({ length: Math.min(clients, count) }, client));
}

export function failureOf(error: unknown): string {
	return (error as NodeJS.ErrnoException).code ?? String(error);
}
