import { useEffect, useState } from "react";
import type { PictureData } from "../picture.tsx";

/**
 * Fetches the largest file once the picture is zoomed. Until it is here, and where it cannot be had, the
 * one that is shown stays.
 */
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
