import type { Aftercare, ProductGroup } from "../../publishing/schemas/aftercare.ts";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./products.module.css";

type ProductsProps = Pick<Aftercare, "recommended" | "avoided" | "balm"> & {
	balmShop: string | undefined;
};

export function Products({ recommended, avoided, balm, balmShop }: ProductsProps) {
	return (
		<section className={`section ${styles.products}`} data-ground="paper" aria-label="Products">
			<Groups id="recommended" title="Recommended Products" groups={recommended} />
			<Groups id="avoid" title="Avoid These Products" groups={avoided} />
			{balmShop && (
				<div className={styles.balm}>
					<p>{balm} The shop opens in a new tab.</p>
					<a
						className={buttonClass("solid")}
						href={balmShop}
						target="_blank"
						rel="noopener noreferrer"
					>
						Get the recommended balm
					</a>
				</div>
			)}
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
						{Object.entries(items).map(([at, item]) => (
							<li key={at}>{item}</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
