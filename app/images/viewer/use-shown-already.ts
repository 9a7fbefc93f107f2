import { useState } from "react";
import type { PictureData } from "../picture.tsx";

/** The picture with the file that the page already shows of it as its placeholder, if there is one. */
export function useShownAlready(picture: PictureData): PictureData {
	const [shown] = useState(() => findShown(picture));
	return shown ? { ...picture, placeholder: shown } : picture;
}

function findShown({ path, turn }: PictureData): string | undefined {
	// A placeholder stands upright, and files that are to be turned do not.
	if (turn) return;
	const files = [...document.images].map(({ complete, currentSrc }) => complete && currentSrc);
	return files.find((file) => file && fileName.exec(file)?.[1] === path) || undefined;
}

const fileName = /^[a-z]+:\/\/[^/]+(\/.+)-\d+\.(avif|webp)$/;
