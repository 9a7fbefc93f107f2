import { useMemo } from "react";
import type { ListPage } from "../list/list-page.server.ts";
import { useMissingPiece } from "../list/piece-viewer.tsx";
import { PieceWalk } from "../list/piece-walk.tsx";
import { useFurtherPages } from "../list/wall/further-pages.ts";
import { ProjectWalk } from "../sleeves/project/project-walk.tsx";
import type { PiecePage } from "./show-piece-page.server.ts";

export { growInto } from "../../images/viewer/grow-into.ts";

/** The rest of the list loads once the viewer is open. */
export function PiecePageWalk({ piece }: { piece: PiecePage }) {
	const { list, project, part } = piece;
	if (project) return <ProjectWalk title={list.title} images={project} />;
	return part && <ListedWalk key={piece.piece} piece={piece} part={part} />;
}

interface ListedWalkProps {
	piece: PiecePage;
	part: NonNullable<PiecePage["part"]>;
}

function ListedWalk({ piece, part }: ListedWalkProps) {
	const opened = useMemo((): ListPage => {
		const { place, address } = piece;
		const shown = { ...piece, list: part.list, href: address };
		return { ...part, filter: "all", total: place.of, before: place.at, pieces: [shown] };
	}, [piece, part]);
	const { pages, failure, loadPrevious, loadNext } = useFurtherPages(opened, { partly: true });
	useMissingPiece(pages);
	return (
		<PieceWalk pages={pages} failure={failure} onNearStart={loadPrevious} onNearEnd={loadNext} />
	);
}
