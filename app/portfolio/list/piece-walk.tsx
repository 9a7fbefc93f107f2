import { useOpenPicture } from "../../images/viewer/viewer-history.ts";
import { ViewerWalk } from "../../images/viewer/viewer-walk.tsx";
import { type FrameStudio, nameTitle, useStudio } from "../../publishing/frame-studio.ts";
import { PieceActions } from "../pieces/piece-actions.tsx";
import type { ShownArtwork } from "../pieces/show-artwork.server.ts";
import type { ListPage } from "./list-page.server.ts";
import { useMissingToast } from "./use-missing-toast.ts";
import type { LoadFailure } from "./wall/further-pages.ts";

export { growInto } from "../../images/viewer/grow-into.ts";

export interface PieceWalkProps {
	pages: ListPage[];
	/** Why the previous or next page failed to load. */
	failure: LoadFailure | null;
	onNearStart: () => void;
	onNearEnd: () => void;
}

export function PieceWalk({ pages, failure, onNearStart, onNearEnd }: PieceWalkProps) {
	const { total, before, page } = pages[0] as ListPage;
	const studio = useStudio();
	const pictures = pages.flatMap(({ pieces }) => pieces).map((piece) => toViewed(piece, studio));
	const open = useOpenPicture();
	const which = failure && failure.page < page ? "Previous" : "Next";
	const end = pictures.at(which === "Previous" ? 0 : -1);
	const stopped = open !== null && open === end?.id;
	useMissingToast(stopped ? failure : null, which, which === "Previous" ? onNearStart : onNearEnd);
	return (
		<ViewerWalk
			pictures={pictures}
			whole={{ total, before }}
			onNearStart={onNearStart}
			onNearEnd={onNearEnd}
			renderActions={(piece) => <PieceActions piece={piece} compact />}
		/>
	);
}

function toViewed(piece: ShownArtwork, studio: FrameStudio) {
	const tabTitle = nameTitle(piece.title, studio);
	return { ...piece, id: piece.piece, address: piece.href, tabTitle };
}
