import { useEffect, useRef } from "react";
import type { ViewerPicture } from "./viewer.tsx";
import { moveViewer } from "./viewer-history.ts";

interface Walk {
	pictures: ViewerPicture[];
	/** Which of them is open; -1 for none. */
	at: number;
	/** Brings further pictures, as long as there are any. */
	askFurther?: () => void;
}

/** The ways to the pictures beside the open one. One that is still to come is gone to as soon as it is here. */
export function useSteps({ pictures, at, askFurther }: Walk) {
	const id = pictures[at]?.id;
	const leaving = useRef<string>(undefined);
	const next = pictures[at + 1];
	useEffect(() => {
		if (leaving.current === undefined) return;
		const stays = leaving.current === id;
		if (stays && !next) return;
		leaving.current = undefined;
		if (stays && next) moveViewer(next.id, next.address);
	}, [id, next]);

	const moveTo = (other?: ViewerPicture) => other && (() => moveViewer(other.id, other.address));
	const waitForNext =
		askFurther &&
		(() => {
			leaving.current = id;
			askFurther();
		});
	return { onPrevious: moveTo(pictures[at - 1]), onNext: moveTo(next) ?? waitForNext };
}
