import { memo, useContext, useRef } from "react";
import { Picture } from "../../images/picture.tsx";
import { LostPicture } from "../../images/picture-failure.tsx";
import { ViewerLink } from "../../images/viewer/viewer-link.tsx";
import { pieceViewer } from "../../portfolio/list/piece-viewer.tsx";
import cardStyles from "../../portfolio/list/wall/artwork-card.module.css";
import {
	ArtworkCard,
	type ArtworkCardProps,
	measureOnWall,
} from "../../portfolio/list/wall/artwork-card.tsx";
import { IdLabel } from "../field/id-label.tsx";
import { Grip, type GripHandle } from "../reorder/grip.tsx";
import { useNear } from "../reorder/near-pages.ts";
import { DescriptionEditor, TitleEditor } from "../title-and-description.tsx";
import styles from "./developer-card.module.css";
import { isPictureLost } from "./show-edited.ts";
import { Editing, type WallEditing } from "./wall-editing.ts";

/** A visitor's card, or an editable one. */
export const DeveloperCard = memo(function DeveloperCard({ piece, rank }: ArtworkCardProps) {
	const editing = useContext(Editing);
	if (editing) return <EditorCard piece={piece} rank={rank} editing={editing} />;
	if (!isPictureLost(piece)) return <ArtworkCard piece={piece} rank={rank} />;
	return (
		<span className={cardStyles.card}>
			<EditorPlate piece={piece} />
			<span className={cardStyles.title}>{piece.title}</span>
		</span>
	);
});

interface EditorCardProps extends ArtworkCardProps {
	editing: WallEditing;
}

function EditorCard({ piece, rank, editing }: EditorCardProps) {
	const { id, title } = piece;
	const card = useRef<HTMLElement>(null);
	const hold = useRef<GripHandle>(null);
	const near = useNear(card);
	return (
		<article
			ref={card}
			className={`${cardStyles.card} ${styles.card}`}
			onMouseDown={(event) => hold.current?.press(event)}
			onTouchStart={(event) => hold.current?.press(event)}
			onKeyDown={(event) => hold.current?.press(event)}
		>
			<EditorPlate piece={piece} rank={rank} />
			<div className={styles.caption}>
				<div className={styles.line}>
					<IdLabel id={id} />
					{near && <Grip id={id} title={title} card={card} hold={hold} />}
				</div>
				<div className={styles.title}>
					<TitleEditor of={piece} onSave={(patch) => editing.edit(id, patch)} />
				</div>
				<div className={styles.description}>
					<DescriptionEditor of={piece} onSave={(patch) => editing.edit(id, patch)} />
				</div>
			</div>
		</article>
	);
}

function EditorPlate({ piece, rank }: ArtworkCardProps) {
	const { href } = piece;
	const picture = <PiecePicture piece={piece} rank={rank} />;
	if (isPictureLost(piece)) return <span className={cardStyles.plate}>{picture}</span>;
	return (
		<ViewerLink
			of={piece.piece}
			viewer={pieceViewer}
			href={href}
			address={href}
			className={`${cardStyles.plate} ${styles.plate}`}
		>
			{picture}
		</ViewerLink>
	);
}

export function PiecePicture({ piece, rank = "later" }: ArtworkCardProps) {
	const { title, alt, picture } = piece;
	if (isPictureLost(piece)) return <LostPicture title={title} path={picture.path} />;
	const sizes = measureOnWall(picture);
	return <Picture picture={picture} alt={alt} title={title} sizes={sizes} rank={rank} />;
}
