import { Link } from "react-router";
import { BookLink } from "../consultation/book-link.tsx";
import type { PagePicture } from "../images/page-pictures.server.ts";
import { Plate } from "../images/plate.tsx";
import { Actions } from "../ui/actions.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Claims } from "../ui/claims.tsx";
import styles from "./hero.module.css";

export function Hero({ picture, alt }: PagePicture) {
	return (
		<section className={styles.hero} data-ground="ink">
			<div>
				<h1 className={styles.headline}>
					<span>Custom Tattoos</span> <span>by A Master</span> <span>of the Craft</span>
				</h1>
				<p className={styles.lead}>
					Tell me the idea and where it goes. I draw it to fit you, and the hand that drew it does
					the tattoo.
				</p>
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
				title="Octopus and mandala"
				caption="Octopus and mandala, black and gray, thigh"
				number={1}
				sizes="(min-width: 1000px) min(40vw, 34rem), calc(100vw - 4.5rem)"
				rank="largest"
			/>
			<Claims className={styles.claims} />
		</section>
	);
}
