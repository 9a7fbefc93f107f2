import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { sayCount } from "../../../ui/say-count.ts";
import { MoveButtons } from "../../frame/order-button.tsx";
import styles from "./collections.module.css";
import type { SleeveInDesk } from "./show-collections.server.ts";

interface SleeveRowProps {
	sleeve: SleeveInDesk;
	/** Its place among those that can be moved. */
	order?: { isFirst: boolean; isLast: boolean };
	isRetired?: boolean;
}

export function SleeveRow({ sleeve, order, isRetired }: SleeveRowProps) {
	const { name, title, count, thumb, path } = sleeve;
	return (
		<li id={`piece-${name}`} className={styles.row}>
			{thumb ? (
				<img className={styles.thumb} src={thumb} alt="" loading="lazy" />
			) : (
				<span className={styles.thumb} data-empty="" />
			)}
			<p className={styles.title}>
				<Link to={path}>{title || "Untitled"}</Link>
				<span className={styles.count}>{sayCount(count, "picture")}</span>
			</p>
			<div className={styles.acts}>
				{order && <MoveButtons name={name} title={title} {...order} />}
				<Button
					type="submit"
					name="act"
					value={`${isRetired ? "return" : "retire"} ${name}`}
					kind="quiet"
				>
					{isRetired ? "Bring Back" : "Retire"}
					<span className="unseen"> {title}</span>
				</Button>
			</div>
		</li>
	);
}
