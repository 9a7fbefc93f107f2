import { Link } from "react-router";
import { Picture, type PictureData } from "../../images/picture.tsx";
import styles from "./work-wall.module.css";

interface Work {
	title: string;
	alt: string;
	image: string;
	picture: PictureData;
	address: string;
}

/** Landscape pieces have a row of their own on phones, and the wider part of a row elsewhere. */
export function WorkWall({ pieces }: { pieces: Work[] }) {
	return (
		<ul className={styles.wall}>
			{pieces.map(({ title, alt, image, picture, address }) => {
				const wide = picture.width > picture.height;
				return (
					<li key={image} data-wide={wide ? "" : undefined}>
						<Link to={address} viewTransition>
							<Picture
								picture={picture}
								alt={alt}
								title={title}
								sizes={`(min-width: 768px) ${wide ? 44 : 33}vw, ${wide ? 100 : 50}vw`}
							/>
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
