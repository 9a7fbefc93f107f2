import { type RefObject, useEffect, useRef, useState } from "react";

/** On the whole window: a drop beside the zone would navigate to the file and lose the form. */
export function useDroppedFiles(
	within: RefObject<HTMLElement | null>,
	take: ((files: FileList) => void) | undefined,
): boolean {
	const [over, setOver] = useState(false);
	const latest = useRef(take);
	useEffect(() => {
		latest.current = take;
	});
	useEffect(() => {
		const control = new AbortController();
		const { signal } = control;
		const listen = (type: "dragover" | "drop", hear: (data: DataTransfer) => void) =>
			window.addEventListener(
				type,
				(event) => {
					const isShown = (within.current?.getClientRects().length ?? 0) > 0;
					if (!isShown || !event.dataTransfer?.types.includes("Files")) return;
					event.preventDefault();
					hear(event.dataTransfer);
				},
				{ signal },
			);
		listen("dragover", (data) => {
			data.dropEffect = latest.current ? "copy" : "none";
			setOver(latest.current !== undefined);
		});
		listen("drop", ({ files }) => {
			setOver(false);
			latest.current?.(files);
		});
		const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
		window.addEventListener("dragleave", leave, { signal });
		return () => control.abort();
	}, [within]);
	return over;
}
