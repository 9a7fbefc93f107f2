import { useEffect, useState } from "react";
import { callApi } from "../../network/call-api.ts";
import { createConnectionWatch } from "../../network/watch-connection.ts";
import type { AskedPiece } from "./asked-piece.ts";

const known = new Map<string, AskedPiece | null>();

export function notePiece(piece: AskedPiece): void {
	known.set(piece.piece, piece);
}

/** @returns null if the portfolio has no such piece, undefined until that is known */
export function useNamedPiece(
	name: string,
	first: AskedPiece | null,
): AskedPiece | null | undefined {
	const [, setTold] = useState(0);
	const found = first?.piece === name ? first : known.get(name);
	const wanted = name !== "" && found === undefined;
	useEffect(() => {
		if (!wanted) return;
		let here = true;
		let asking = false;
		const ask = async () => {
			if (asking) return;
			asking = true;
			const answer = await callApi<AskedPiece>(`/api/artwork/${name}`);
			asking = false;
			if (answer.ok) known.set(name, answer.body);
			else if (answer.status === 404) known.set(name, null);
			if (here) setTold((times) => times + 1);
		};
		void ask();
		// Retry when the connection may be back.
		const unwatch = createConnectionWatch()(() => void ask());
		return () => {
			here = false;
			unwatch();
		};
	}, [wanted, name]);
	return found;
}
