import { useEffect, useState } from "react";

const tickMs = 30_000;

/** The server's clock, carried on by the browser's. */
export function useNow(loaded: { now: number }): number {
	const [now, setNow] = useState(loaded.now);
	useEffect(() => {
		const began = performance.now();
		setNow(loaded.now);
		const timer = setInterval(() => setNow(loaded.now + performance.now() - began), tickMs);
		return () => clearInterval(timer);
	}, [loaded]);
	return now;
}
