import { Picture, type PictureData } from "../../images/picture.tsx";
import { plainViewer, Viewer } from "../../images/viewer/viewer.tsx";
import { ViewerLink } from "../../images/viewer/viewer-link.tsx";
import type { AftercareGuide } from "../../publishing/schemas/aftercare.ts";
import type { Cover } from "../../publishing/schemas/healing-course.ts";
import styles from "./guides.module.css";
import { SaveAllButton } from "./save-all-button.tsx";
import { nameFile, type Sheet } from "./save-guides.ts";

interface Guide extends AftercareGuide, Sheet {
	picture: PictureData;
}

const sizes = "(min-width: 720px) min(29.67vw - 28px, 33.6rem), calc(88vw - 59px)";

interface GuidesProps {
	guides: Guide[];
	cover: Cover | undefined;
}

export function Guides({ guides, cover }: GuidesProps) {
	return (
		<section className="section" data-ground="ink" aria-labelledby="guides">
			<div className={styles.head}>
				<h2 id="guides">The Three Guides</h2>
				<SaveAllButton guides={guides} className={styles.all} />
			</div>
			<ul className={styles.grid}>
				{guides.map((guide) => (
					<li key={guide.id} className={styles.guide}>
						<ViewerLink
							className={styles.plate}
							of={guide.image}
							viewer={plainViewer}
							href={guide.url}
						>
							<Picture picture={guide.picture} alt={guide.alt} title={guide.title} sizes={sizes} />
						</ViewerLink>
						<h3>{guide.title}</h3>
						<p>
							{guide.description}
							{cover !== "wrap" && guide.film && ` ${guide.film}`}
						</p>
						<SaveLink guide={guide} />
					</li>
				))}
			</ul>
			<Viewer
				pictures={guides.map((guide) => ({ ...guide, id: guide.image }))}
				renderActions={(guide) => <SaveLink guide={guide} />}
			/>
		</section>
	);
}

function SaveLink({ guide }: { guide: Sheet }) {
	return (
		<a className={`touch ${styles.save}`} href={guide.url} download={nameFile(guide)}>
			Save as PNG<span className="unseen">: {guide.title}</span>
		</a>
	);
}
