import type { PagePicture } from "../images/page-pictures.server.ts";
import { Plate } from "../images/plate.tsx";
import styles from "./workplace.module.css";

interface WorkplaceProps {
	plates: (PagePicture & { title: string })[];
}

const wide = "(min-width: 768px) min(56vw, 46rem), calc(100vw - 4.5rem)";
const narrow = "(min-width: 768px) min(36vw, 30rem), calc(100vw - 4.5rem)";

export function Workplace({ plates }: WorkplaceProps) {
	return (
		<section className={styles.ground} data-ground="ink">
			<div className={styles.plates}>
				{plates.map((plate, index) => (
					<Plate
						key={plate.title}
						{...plate}
						caption={plate.title}
						number={index + 2}
						sizes={index === 0 ? wide : narrow}
					/>
				))}
			</div>
		</section>
	);
}
