import type { ReactNode } from "react";
import { type ProjectImage, placeOfImage } from "./project-image.ts";
import styles from "./project-photos.module.css";
import { ProjectPicture } from "./project-picture.tsx";

interface ProjectPhotosProps {
	photos: ProjectImage[];
	children: ReactNode;
}

export function ProjectPhotos({ photos, children }: ProjectPhotosProps) {
	return (
		<div className={styles.sheet}>
			<div className={styles.told}>{children}</div>
			<ul className={styles.photos}>
				{photos.map((photo, index) => (
					<li key={photo.id} id={placeOfImage(photo)} className={styles.photo}>
						<figure>
							<ProjectPicture
								image={photo}
								sizes="(min-width: 768px) 50vw, 100vw"
								rank={index === 0 ? "largest" : index === 1 ? "first" : "later"}
							/>
							<figcaption className={styles.caption}>
								<h2 className={styles.title}>{photo.title}</h2>
								<p className={styles.description}>{photo.description}</p>
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
		</div>
	);
}
