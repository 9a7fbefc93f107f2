import type { Blog } from "../../publishing/schemas/blog.ts";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./balm-promo.module.css";

export type BalmPromoProps = Blog["balm"] & {
	shop: string;
};

export function BalmPromo({ title, text, shop }: BalmPromoProps) {
	return (
		<aside className={styles.notice} aria-labelledby="balm">
			<h2 id="balm">{title}</h2>
			<p>{text}</p>
			<a className={buttonClass("outline")} href={shop} rel="noopener noreferrer" target="_blank">
				Get the balm <span className="unseen">(opens in a new tab)</span>
			</a>
		</aside>
	);
}
