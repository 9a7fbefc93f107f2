import { Link } from "react-router";
import type { FilterOption } from "../../../publishing/schemas/portfolio.ts";
import styles from "./filter-bar.module.css";
import { writeListQuery } from "./list-query.ts";

interface FilterBarProps {
	path: string;
	filters: readonly FilterOption[];
	chosen: string;
}

export function FilterBar({ path, filters, chosen }: FilterBarProps) {
	return (
		<nav className={styles.bar} aria-label="Filters">
			<ul className={styles.filters}>
				{filters.map(({ id, name, href }) => (
					<li key={id}>
						<Link
							to={href ?? path + writeListQuery({ filter: id, page: 1 })}
							aria-current={id === chosen ? "true" : undefined}
							preventScrollReset={!href}
							viewTransition
						>
							<span>{name}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
