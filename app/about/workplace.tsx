import type { PagePicture } from "../images/page-pictures.server.ts";
import { Plate } from "../images/plate.tsx";
import type { Studio } from "../publishing/schemas/studio.ts";
import { Claims } from "../ui/page/claims.tsx";
import styles from "./workplace.module.css";

interface WorkplaceProps extends Pick<Studio, "claims"> {
	plates: (PagePicture & { title: string })[];
}

const sizes = "(min-width: 1200px) min(43vw, 48rem), (min-width: 768px) 44vw, calc(100vw - 4.5rem)";

export function Workplace({ plates, claims }: WorkplaceProps) {
	return (
		<section className={styles.plates} data-ground="ink">
			<Claims claims={claims} className={styles.claims} />
			{plates.map((plate, index) => (
				<Plate
					key={plate.title}
					{...plate}
					caption={plate.title}
					number={index + 2}
					sizes={sizes}
				/>
			))}
		</section>
	);
}
