import {
	type RefObject,
	useImperativeHandle,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import type { LoadedList } from "../../portfolio/list/load-list.server.ts";
import { ListCount } from "../../portfolio/list/query/list-count.tsx";
import { writeListQuery } from "../../portfolio/list/query/list-query.ts";
import { choosePieces } from "../../portfolio/list/query/pagination.ts";
import { ArtworkWall } from "../../portfolio/list/wall/artwork-wall.tsx";
import { findPlateAnchor, restorePlateAnchor } from "../../portfolio/list/wall/plate-anchor.ts";
import type { ShownArtwork } from "../../portfolio/pieces/show-artwork.server.ts";
import { artworkSchema } from "../../publishing/schemas/portfolio.ts";
import { useDeveloperMode } from "../../ui/developer-flag.ts";
import { editableDocuments } from "../documents/editable-documents.ts";
import { makeListRules } from "../documents/stored-list.ts";
import { useStoredDocument } from "../documents/use-stored-document.ts";
import { type Reach, Reordering } from "../reorder/reordering.tsx";
import { DeveloperCard } from "./developer-card.tsx";
import { useEditedPages } from "./edited-pages.ts";
import { loadWholeList, useWholeList } from "./load-whole-list.ts";
import { useOtherPictures } from "./other-pictures.ts";
import { createShowEdited } from "./show-edited.ts";
import { Editing, useEditing } from "./wall-editing.ts";

/** Loads the list. @throws if aborted */
export function openWall(list: LoadedList["list"], left: AbortSignal): Promise<void> {
	// Beside drafts, the desk may have changed the list.
	return loadWholeList(list, left, { anew: document.querySelector(".draft-bar") !== null });
}

/** The wall with this browser's edits; call `openWall` first. */
export default function DeveloperWall({ shown }: { shown: LoadedList }) {
	const { list, filters, chips } = shown;
	const { keys, label } = editableDocuments[list];
	const whole = useWholeList(list);
	const [anchor] = useState(findPlateAnchor);
	useLayoutEffect(() => restorePlateAnchor(anchor), [anchor]);
	const rules = useMemo(
		() => makeListRules(keys, label, whole.artworks, artworkSchema),
		[keys, label, whole],
	);
	const { body: items, edit: change } = useStoredDocument(rules);
	const others = useOtherPictures(items, whole);
	const show = useMemo(() => createShowEdited(list, whole, others), [list, whole, others]);
	const on = useDeveloperMode();
	const editing = useEditing(items, change);
	const pieces = useMemo(
		() => choosePieces(items, shown, filters).map(show),
		[items, shown, filters, show],
	);
	const reach = useRef<Reach>(null);
	const wall = (
		<EditedWall key={writeListQuery(shown)} shown={shown} pieces={pieces} reach={reach} />
	);
	return (
		<Editing value={on ? editing : null}>
			<ListCount query={shown} filters={filters} chips={chips} total={pieces.length} />
			{on && list === "tattoos" ? (
				<Reordering pieces={pieces} reach={reach} onReorder={editing.reorder}>
					{wall}
				</Reordering>
			) : (
				wall
			)}
		</Editing>
	);
}

interface EditedWallProps {
	shown: LoadedList;
	pieces: ShownArtwork[];
	reach: RefObject<Reach | null>;
}

function EditedWall({ shown, pieces, reach }: EditedWallProps) {
	const { opened, around, walk, reachTo } = useEditedPages(shown, pieces);
	useImperativeHandle(reach, () => reachTo);
	return (
		<ArtworkWall
			shown={opened}
			path={shown.path}
			around={around}
			Card={DeveloperCard}
			walk={walk}
			addressed={shown.pages}
		/>
	);
}
