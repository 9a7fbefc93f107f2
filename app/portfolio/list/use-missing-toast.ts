import { useEffect, useEffectEvent, useRef } from "react";
import { addToast, getToast, removeToast } from "../../ui/toast/toast-store.ts";
import type { LoadFailure } from "./wall/further-pages.ts";

export function useMissingToast(
	failure: LoadFailure | null,
	which: "Next" | "Previous",
	retry: () => void,
): void {
	const said = useRef("");
	const run = useEffectEvent(retry);
	useEffect(() => {
		if (!failure) return removeToast(said.current);
		if (getToast()?.id === said.current) return;
		said.current = addToast({
			tone: "error",
			title: `The ${which} Pieces Did Not Load`,
			text: failure.why,
			action: { label: "Retry", run: () => run() },
		});
	}, [failure, which]);
	useEffect(() => () => removeToast(said.current), []);
}
