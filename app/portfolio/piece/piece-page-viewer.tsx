import { createLateViewer } from "../../images/viewer/load-viewer.ts";
import { useLateViewer } from "../../images/viewer/use-late-viewer.ts";
import { useOpenPicture } from "../../images/viewer/viewer-history.ts";
import { readPieceName } from "../pieces/piece-address.ts";
import type { PiecePage } from "./show-piece-page.server.ts";

export const piecePageViewer = createLateViewer(() => import("./piece-page-walk.tsx"));

export function PiecePageViewer({ piece }: { piece: PiecePage }) {
	const open = readPieceName(useOpenPicture() ?? "");
	// Forward may lead to another piece of the list.
	const names = open?.list === piece.list.name ? [`${open.list}/${open.id}`] : [];
	const code = useLateViewer(piecePageViewer, names);
	return code && <code.PiecePageWalk piece={piece} />;
}
