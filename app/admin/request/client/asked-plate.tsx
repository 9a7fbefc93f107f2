import { Link } from "react-router";
import type { AskedPiece } from "../../../consultation/form/asked-piece.ts";
import { altBeside } from "../../../images/alt-beside.ts";
import { Picture } from "../../../images/picture.tsx";
import { addressPiece, readPieceName } from "../../../portfolio/pieces/piece-address.ts";
import styles from "./asked-plate.module.css";

interface AskedPlateProps {
	/** As stored, such as `tattoos/12`. */
	name: string;
	/** null once it has left the portfolio. */
	piece: AskedPiece | null;
}

export function AskedPlate({ name, piece }: AskedPlateProps) {
	const named = readPieceName(name);
	if (!piece || !named) {
		return (
			<p className={styles.lost}>
				About a piece that is no longer in the portfolio ({name.replace("/", " ")})
			</p>
		);
	}
	const { title, alt, picture } = piece;
	return (
		<Link to={addressPiece(named.list, { id: named.id, title })} className={styles.plate}>
			<span>
				<Picture
					picture={picture}
					alt={altBeside(title, alt)}
					title={title}
					sizes="5.5rem"
					rank="first"
				/>
			</span>
			<span>
				<span className={styles.label}>About this piece</span>
				<strong>{title}</strong>
			</span>
		</Link>
	);
}
