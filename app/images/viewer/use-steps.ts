import { type RefObject, useEffect, useRef, useState } from "react";
import { countOpenDialogs } from "../../ui/dialog/topmost-dialog.ts";
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
	/** Latest target, which may not be rendered yet. */
	const goal = useRef(id);
	useEffect(() => {
		goal.current = id;
	}, [id]);
	const [waiting, setWaiting] = useState<{ from?: string; step: 1 | -1 } | null>(null);
	useEffect(() => {
		if (!waiting || id !== goal.current) return;
		const { from, step } = waiting;
		const other = pictures[at + step];
		if (from === id && !other) return;
		setWaiting(null);
		// With the form open, a step would replace the form's history entry and close it.
		if (from === id && other && countOpenDialogs() === 1) stepTo(other, goal);
	}, [waiting, id, at, pictures]);

	function findStep(step: 1 | -1, ask?: () => void) {
		if (!pictures[at + step] && !ask) return;
		return () => {
			const from = pictures.findIndex((picture) => picture.id === goal.current);
			const other = pictures[from + step];
			if (other) stepTo(other, goal);
			else if (ask) {
				setWaiting({ from: goal.current, step });
				ask();
			}
		};
	}
	return {
		onPrevious: findStep(-1, askEarlier),
		onNext: findStep(1, askFurther),
		waitsFor: waiting?.step,
	};
}

function stepTo(picture: ViewerPicture, goal: RefObject<string | undefined>): void {
	goal.current = picture.id;
	moveViewer(picture.id, picture.address);
}
