import { useEffect, useState } from "react";
import { moveViewer } from "./viewer-history.ts";
import type { ViewerPicture } from "./viewer-walk.tsx";

interface Walk {
	pictures: ViewerPicture[];
	at: number;
	askEarlier?: () => void;
	askFurther?: () => void;
}

export function useSteps({ pictures, at, askEarlier, askFurther }: Walk) {
	const id = pictures[at]?.id;
	const [waiting, setWaiting] = useState<{ from?: string; step: 1 | -1 } | null>(null);
	useEffect(() => {
		if (!waiting) return;
		const { from, step } = waiting;
		const other = pictures[at + step];
		if (from === id && !other) return;
		setWaiting(null);
		if (from === id && other) moveViewer(other.id, other.address);
	}, [waiting, id, at, pictures]);

	function findStep(step: 1 | -1, ask?: () => void) {
		const other = pictures[at + step];
		if (other) return () => moveViewer(other.id, other.address);
		if (!ask) return;
		return () => {
			setWaiting({ from: id, step });
			ask();
		};
	}
	return {
		onPrevious: findStep(-1, askEarlier),
		onNext: findStep(1, askFurther),
		waitsFor: waiting?.step,
	};
}
