import { useEffect, useRef } from "react";
import type { ViewerPicture } from "./viewer.tsx";
import { moveViewer } from "./viewer-history.ts";

interface Walk {
	pictures: ViewerPicture[];
	/** Which of them is open; -1 for none. */
	at: number;
	/** Bring pictures before and after these, as long as there are any. */
	askEarlier?: () => void;
	askFurther?: () => void;
}

/** The ways to the pictures beside the open one. One that is still to come is gone to as soon as it is here. */
export function useSteps({ pictures, at, askEarlier, askFurther }: Walk) {
	const id = pictures[at]?.id;
	const waiting = useRef<{ from?: string; step: 1 | -1 }>(null);
	useEffect(() => {
		if (!waiting.current) return;
		const { from, step } = waiting.current;
		const other = pictures[at + step];
		if (from === id && !other) return;
		waiting.current = null;
		if (from === id && other) moveViewer(other.id, other.address);
	}, [id, at, pictures]);

	function findStep(step: 1 | -1, ask?: () => void) {
		const other = pictures[at + step];
		if (other) return () => moveViewer(other.id, other.address);
		if (!ask) return;
		return () => {
			waiting.current = { from: id, step };
			ask();
		};
	}
	return { onPrevious: findStep(-1, askEarlier), onNext: findStep(1, askFurther) };
}
