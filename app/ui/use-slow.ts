import { useEffect, useState } from "react";

const patienceMs = 10_000;

export function useSlow(busy: boolean): boolean {
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		if (!busy) return;
		const timer = setTimeout(() => setSlow(true), patienceMs);
		return () => {
			clearTimeout(timer);
			setSlow(false);
		};
	}, [busy]);
	return slow;
}
