// First, as on every page of the site: it says in which order the layers of all others count.
import "../../app/ui/tokens.css";
import "../../app/ui/base.css";
import { createRoot } from "react-dom/client";
import { Picture, type PictureData } from "../../app/images/picture.tsx";
import type { Artwork } from "../../content/artwork.ts";
import styles from "./pictures-page.module.css";

declare global {
	interface Window {
		/** What a loader would bring. */
		pieces: { artwork: Artwork; picture: PictureData }[];
	}
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root");
createRoot(root).render(
	<main className={styles.grid}>
		{window.pieces.map(({ artwork, picture }, index) => (
			<figure key={artwork.id}>
				<Picture
					picture={picture}
					alt={artwork.alt}
					title={artwork.title}
					of={artwork.category === "category" ? "category" : "piece"}
					sizes="(min-width: 768px) 33vw, 100vw"
					rank={index === 0 ? "largest" : index < 3 ? "first" : "later"}
				/>
				<figcaption>{artwork.title}</figcaption>
			</figure>
		))}
	</main>,
);
