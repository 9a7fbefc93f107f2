import { studio } from "../../content/studio.ts";
import { buttonClass } from "../ui/button.tsx";
import styles from "./balm-promo.module.css";

export function BalmPromo() {
	return (
		<aside className={styles.ground} data-ground="paper" aria-labelledby="balm">
			<div className={styles.notice}>
				<h2 id="balm">The balm I recommend</h2>
				<p>
					Clean hands, air, and a film of balm so thin that it hardly shines: that is most of the
					first week. This is the one I would put on a fresh tattoo.
				</p>
				<a
					className={buttonClass("outline")}
					href={studio.balmShop}
					rel="noopener noreferrer"
					target="_blank"
				>
					Get the balm <span className="unseen">(opens in a new tab)</span>
				</a>
			</div>
		</aside>
	);
}
