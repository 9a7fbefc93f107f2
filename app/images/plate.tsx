import type { ComponentProps } from "react";
import { Picture } from "./picture.tsx";
import styles from "./plate.module.css";

interface PlateProps extends ComponentProps<typeof Picture> {
	caption: string;
	number?: number;
}

export function Plate({ caption, number, className, ...picture }: PlateProps) {
	return (
		<figure className={className ? `${styles.plate} ${className}` : styles.plate}>
			<Picture {...picture} />
			<figcaption className={styles.caption}>
				<span>{caption}</span>
				{number && <span>Plate {number}</span>}
			</figcaption>
		</figure>
	);
}
