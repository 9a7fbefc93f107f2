import { avoidedProducts, recommendedProducts } from "../../content/aftercare.ts";
import { studio } from "../../content/studio.ts";
import type { ProductGroup } from "../publishing/schemas/aftercare.ts";
import { buttonClass } from "../ui/button.tsx";
import styles from "./products.module.css";

/** What helps the skin beside what does not, and where the balm is sold. */
export function Products() {
	return (
		<section className={styles.ground} data-ground="paper" aria-label="Products">
			<div className={styles.products}>
				<Groups id="recommended" title="Recommended Products" groups={recommendedProducts} />
				<Groups id="avoid" title="Avoid These Products" groups={avoidedProducts} />
				<div className={styles.balm}>
					<p>
						Not sure which balm? This is the one I recommend for the first week. Its shop opens in a
						new tab.
					</p>
					<a
						className={buttonClass("solid")}
						href={studio.balmShop}
						target="_blank"
						rel="noopener noreferrer"
					>
						Recommended balm
					</a>
				</div>
			</div>
		</section>
	);
}

function Groups({ id, title, groups }: { id: string; title: string; groups: ProductGroup[] }) {
	return (
		<div className={styles.list}>
			<h2 id={id}>{title}</h2>
			{groups.map(({ category, items }) => (
				<section key={category} className={styles.group}>
					<h3>{category}</h3>
					<ul>
						{items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
