import { useEffect, useState } from "react";
import { isLost, type PictureData } from "../picture.tsx";
import { addressFile } from "../picture-file.ts";

/** Loads the largest file on zoom; until then, and on failure, the current file stays. */
export function useSharpPicture(picture: PictureData, zoomed: boolean): boolean {
	const [sharp, setSharp] = useState(false);
	const address = isLost(picture)
		? ""
		: (picture.sources?.at(-1)?.address ?? addressFile(picture, "avif"));
	useEffect(() => {
		if (!zoomed || !address) return;
		let wanted = true;
		const image = new Image();
		image.src = address;
		image.decode().then(
			() => wanted && setSharp(true),
			() => {},
		);
		return () => {
			wanted = false;
		};
	}, [address, zoomed]);
	return sharp;
}
