// First, because it declares the order of layers.
import "../../app/ui/tokens.css";
import "../../app/ui/base.css";
import { createRoot } from "react-dom/client";
import { Picture, type PictureData } from "../../app/images/picture.tsx";
import type { Artwork } from "../../app/publishing/schemas/portfolio.ts";
import styles from "./pictures-page.module.css";

interface Piece {
	artwork: Artwork;
	picture: PictureData;
}

declare global {
	interface Window {
		pieces: Piece[];
		show(pieces: Piece[]): void;
	}
}

const element = document.getElementById("root");
if (!element) throw new Error("The page has no root");
const root = createRoot(element);

window.show = (pieces) => root.render(<Grid pieces={pieces} />);
window.show(window.pieces);

function Grid({ pieces }: { pieces: Piece[] }) {
	return (
		<main className={styles.grid}>
			{pieces.map(({ artwork, picture }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the test swaps the piece under the same key
				<figure key={index}>
					<Picture
						picture={picture}
						alt={artwork.alt}
						title={artwork.title}
						of={artwork.category === "category" ? "category" : undefined}
						sizes="(min-width: 768px) 33vw, 100vw"
						rank={index === 0 ? "largest" : index < 3 ? "first" : "later"}
					/>
					<figcaption>{artwork.title}</figcaption>
				</figure>
			))}
		</main>
	);
}
