import { Link } from "react-router";
import { altBeside } from "../../images/alt-beside.ts";
import { Picture } from "../../images/picture.tsx";
import { PlateCaption } from "../coming-soon/plate-caption.tsx";
import type { ShownPlate } from "../coming-soon/show-plates.server.ts";
import styles from "./opening-wall.module.css";

/** One large plate and six small ones, or up to four of equal size; on a phone, up to four squares. */
export function OpeningWall({ plates }: { plates: ShownPlate[] }) {
	return (
		<ul className={styles.wall}>
			{plates.map(({ title, alt, picture, address, room }, index) => (
				<li key={address}>
					<Link to={address} className={styles.plate} viewTransition>
						<span className={styles.frame}>
							<Picture
								picture={picture}
								alt={altBeside(title, alt)}
								title={title}
								sizes={measure(index, plates.length)}
								rank={index === 0 ? "largest" : "later"}
							/>
						</span>
						<PlateCaption title={title} room={room} />
					</Link>
				</li>
			))}
		</ul>
	);
}

/** Matches the stylesheet. */
function measure(index: number, count: number): string {
	const wide = count < 5 ? 100 / count : index === 0 ? 40 : 20;
	const most = count < 5 ? `min(${wide.toFixed()}vw, 56vh)` : `${wide}vw`;
	const isWhole = count === 1 || (count === 3 && index === 2);
	return `(min-width: 768px) ${most}, ${isWhole ? 100 : 50}vw`;
}
