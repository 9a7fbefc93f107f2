import { useEffect, useMemo, useState } from "react";
import type { PictureData } from "../../images/picture.tsx";
import type { WholeList } from "../../portfolio/list/whole-list.server.ts";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";
import { findPictures, readPictureName } from "./find-pictures.ts";
import { namePicture } from "./show-edited.ts";

/** By name, unturned; null for missing pictures. */
export type OtherPictures = ReadonlyMap<string, PictureData | null>;

const none: OtherPictures = new Map();

/** Site pictures that stored pieces use but the list's document does not; they load later. */
export function useOtherPictures(items: Artwork[], whole: WholeList): OtherPictures {
	const [others, setOthers] = useState(none);
	const names = useMemo(() => listOtherPictures(items, whole).join(" "), [items, whole]);
	useEffect(() => {
		if (!names) return;
		let left = false;
		void findPictures(names.split(" ")).then((found) => {
			if (found && !left) setOthers(found);
		});
		return () => {
			left = true;
		};
	}, [names]);
	return others;
}

/** Unique names, from pieces that the site has. */
export function listOtherPictures(items: Artwork[], { artworks, pictures }: WholeList): string[] {
	const ids = new Set(artworks.map(({ id }) => id));
	const names = items
		.filter((item) => ids.has(item.id) && !Object.hasOwn(pictures, namePicture(item)))
		.map(({ image }) => readPictureName(image));
	return [...new Set(names)].filter((name) => name !== null);
}
