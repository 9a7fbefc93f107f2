import { href } from "react-router";
import type { PictureData } from "../../images/picture.tsx";

/** A piece of the portfolio, as the form shows what it is about. */
export interface AskedPiece {
	/** List and id, such as `tattoos/12`, as the table keeps it. */
	piece: string;
	title: string;
	alt: string;
	picture: PictureData;
}

let asked: AskedPiece | null = null;
const listeners = new Set<() => void>();

/** Gives the form that is about to open a piece; the form takes it up when it is there. */
export function askAbout(piece: AskedPiece | null): void {
	asked = piece;
	for (const listener of listeners) listener();
}

/** @returns what has been asked for and not yet been taken up */
export function getAsked(): AskedPiece | null {
	return asked;
}

export function watchAsked(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Where the form is a page, about this piece if there is one. */
export function addressForm(piece = asked?.piece): string {
	return piece ? `${href("/consultation")}?piece=${piece}` : href("/consultation");
}
