import { href } from "react-router";
import type { PictureData } from "../../images/picture.tsx";
import { createStore } from "../../ui/store.ts";

export interface AskedPiece {
	piece: string;
	title: string;
	alt: string;
	picture: PictureData;
}

const { get, set, subscribe } = createStore<AskedPiece | null>(null);

export { get as getAsked, set as askAbout, subscribe as watchAsked };

export function addressForm(piece = get()?.piece): string {
	return piece ? `${href("/consultation")}?piece=${piece}` : href("/consultation");
}
