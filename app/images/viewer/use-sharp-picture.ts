import { useEffect, useState } from "react";
import type { PictureData } from "../picture.tsx";

/** Loads the largest file on zoom; until then, and on failure, the current file stays. */
export function useSharpPicture({ path, avif }: PictureData, zoomed: boolean): boolean {
	const [sharp, setSharp] = useState(false);
	useEffect(() => {
		if (!zoomed || avif.length === 0) return;
		let wanted = true;
		const image = new Image();
		image.src = `${path}-${avif.at(-1)}.avif`;
		image.decode().then(
			() => wanted && setSharp(true),
			() => {},
		);
		return () => {
			wanted = false;
		};
	}, [path, avif, zoomed]);
	return sharp;
}
