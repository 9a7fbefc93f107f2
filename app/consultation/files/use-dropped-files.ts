import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Takes files dropped anywhere in the window while the form is to be seen: dropped beside a small zone
 * they would take the browser to the file, away from everything typed.
 * @param take undefined while nothing may be added
 * @returns whether files are being dragged over the window
 */
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
