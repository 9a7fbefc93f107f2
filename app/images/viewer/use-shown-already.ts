import { useState } from "react";
import type { PictureData } from "../picture.tsx";

export function useShownAlready({ path }: PictureData): string | undefined {
	const [shown] = useState(() => findShown(path));
	return shown;
}

function findShown(path: string): string | undefined {
	return [...document.images].find(
		({ complete, naturalWidth, currentSrc }) =>
			complete && naturalWidth > 0 && fileName.exec(currentSrc)?.[1] === path,
	)?.currentSrc;
}

const fileName = /^[a-z]+:\/\/[^/]+(\/.+)-\d+\.\w+\.(avif|webp)$/;
