import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** On the whole window: a drop beside the zone would navigate to the file and lose the form. */
export function useDroppedFiles(
	within: RefObject<HTMLElement | null>,
	take: ((files: FileList) => void) | undefined,
): boolean {
	const [over, setOver] = useState(false);
	const hearOver = useEffectEvent((data: DataTransfer) => {
		data.dropEffect = take ? "copy" : "none";
		setOver(take !== undefined);
	});
	const hearDrop = useEffectEvent(({ files }: DataTransfer) => {
		setOver(false);
		take?.(files);
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
		listen("dragover", hearOver);
		listen("drop", hearDrop);
		const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
		window.addEventListener("dragleave", leave, { signal });
		return () => control.abort();
	}, [within]);
	return over;
}
