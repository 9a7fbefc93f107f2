import { useState } from "react";
import type { PictureData } from "../picture.tsx";

export function useShownAlready({ path }: PictureData): string | undefined {
	const [shown] = useState(() => findShown(path));
	return shown;
}

function findShown(path: string): string | undefined {
	const files = [...document.images].map(
		({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 0 && currentSrc,
	);
	return files.find((file) => file && fileName.exec(file)?.[1] === path) || undefined;
}

const fileName = /^[a-z]+:\/\/[^/]+(\/.+)-\d+\.\w+\.(avif|webp)$/;
