import { useEffect, useState } from "react";

const timeoutMs = 10_000;

export function useSlow(busy: boolean): boolean {
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		if (!busy) return;
		const timer = setTimeout(() => setSlow(true), timeoutMs);
		return () => {
			clearTimeout(timer);
			setSlow(false);
		};
	}, [busy]);
	return slow;
}
