import { href } from "react-router";
import type { PictureData } from "../../images/picture.tsx";

export interface AskedPiece {
	piece: string;
	title: string;
	alt: string;
	picture: PictureData;
}

let asked: AskedPiece | null = null;
const listeners = new Set<() => void>();

export function askAbout(piece: AskedPiece | null): void {
	asked = piece;
	for (const listener of listeners) listener();
}

export function getAsked(): AskedPiece | null {
	return asked;
}

export function watchAsked(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

export function addressForm(piece = asked?.piece): string {
	return piece ? `${href("/consultation")}?piece=${piece}` : href("/consultation");
}
