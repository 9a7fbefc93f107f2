import { Link } from "react-router";
import { altBeside } from "../../images/alt-beside.ts";
import { Picture } from "../../images/picture.tsx";
import styles from "./other-rooms.module.css";
import { PlateCaption } from "./plate-caption.tsx";
import type { ShownPlate } from "./show-plates.server.ts";

interface OtherRoomsProps {
	plates: ShownPlate[];
	/** For wide screens; matches the first plate's place in the page's stylesheet. */
	sizes: string;
	rank?: "largest";
	className?: string;
}

/** Plates of other rooms on a page whose own pieces are yet to come. */
export function OtherRooms({ plates, sizes, rank, className }: OtherRoomsProps) {
	// The first, and on a phone a last one without a neighbor.
	const isAcross = (index: number) =>
		index === 0 || (index === plates.length - 1 && plates.length % 2 === 0);
	return (
		<ul className={`${styles.plates} ${className}`}>
			{plates.map(({ title, alt, picture, address, room }, index) => (
				<li key={address}>
					<Link to={address} className={styles.piece} viewTransition>
						<Picture
							picture={picture}
							alt={altBeside(title, alt)}
							title={title}
							sizes={
								index === 0
									? `${sizes}, 100vw`
									: `(min-width: 1000px) 33vw, ${isAcross(index) ? 100 : 50}vw`
							}
							rank={index === 0 ? rank : rank && "first"}
						/>
						<PlateCaption title={title} room={room} />
					</Link>
				</li>
			))}
		</ul>
	);
}
