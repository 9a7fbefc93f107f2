import { Fragment } from "react";
import { Link } from "react-router";
import { BooksNotice } from "../books/books-notice.tsx";
import { BookLink } from "../consultation/book-link.tsx";
import type { PictureData } from "../images/picture.tsx";
import { Plate } from "../images/plate.tsx";
import type { Home } from "../publishing/schemas/pages.ts";
import type { Studio } from "../publishing/schemas/studio.ts";
import { buttonClass } from "../ui/button.tsx";
import { Actions } from "../ui/page/actions.tsx";
import { Claims } from "../ui/page/claims.tsx";
import styles from "./hero.module.css";

interface HeroProps extends Pick<Home, "headline" | "lead"> {
	plate: Omit<Home["plate"], "image"> & { picture: PictureData; alt: string };
	claims: Studio["claims"];
}

export function Hero({ headline, lead, plate, claims }: HeroProps) {
	const { picture, alt, title, caption } = plate;
	return (
		<section className={styles.hero} data-ground="ink">
			<div>
				<h1 className={styles.headline}>
					{headline.map((part, index) => (
						<Fragment key={part}>
							{index > 0 && " "}
							<span>{part}</span>
						</Fragment>
					))}
				</h1>
				<p className={styles.lead}>{lead}</p>
				<BooksNotice />
				<Actions>
					<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
					<Link to="/artwork" className={buttonClass("outline")} viewTransition>
						View Portfolios
					</Link>
				</Actions>
			</div>
			<Plate
				className={styles.plate}
				picture={picture}
				alt={alt}
				title={title}
				caption={caption}
				number={1}
				sizes="(min-width: 1000px) min(100vh - 3.75rem, 54vw), (min-width: 768px) and (max-height: 479px) calc(100vh - 3.75rem), calc(100vw - 4.5rem)"
				rank="largest"
			/>
			<div className={styles.figures}>
				<Claims claims={claims} className={styles.claims} />
			</div>
		</section>
	);
}
