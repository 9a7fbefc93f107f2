import { Link } from "react-router";
import { altBeside } from "../../images/alt-beside.ts";
import { Picture } from "../../images/picture.tsx";
import { PlateCaption } from "../coming-soon/plate-caption.tsx";
import type { ShownPlate } from "../coming-soon/show-plates.server.ts";
import styles from "./opening-wall.module.css";

/** One large plate and six small ones, of which phones show two. */
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
								sizes={
									index === 0 ? "(min-width: 768px) 40vw, 100vw" : "(min-width: 768px) 20vw, 50vw"
								}
								rank={index === 0 ? "largest" : index < 3 ? "first" : "later"}
							/>
						</span>
						<PlateCaption title={title} room={room} />
					</Link>
				</li>
			))}
		</ul>
	);
}
