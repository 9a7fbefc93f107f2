import { useEffect, useState } from "react";
import { moveViewer } from "./viewer-history.ts";
import type { ViewerPicture } from "./viewer-walk.tsx";

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
		/** The step that was asked for and cannot be made yet. */
		waitsFor: waiting?.step,
	};
}
