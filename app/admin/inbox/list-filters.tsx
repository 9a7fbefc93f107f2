import { useRef } from "react";
import { Link } from "react-router";
import { useCurrentInView } from "../frame/use-current-in-view.ts";
import { type FilterName, filterNames, filters } from "./filters.ts";
import { type ListView, writeListView } from "./list-address.ts";
import styles from "./list-filters.module.css";

interface ListFiltersProps {
	view: ListView;
	counts: Record<FilterName, number>;
}

export function ListFilters({ view: { show, search }, counts }: ListFiltersProps) {
	const row = useRef<HTMLUListElement>(null);
	useCurrentInView(row, show);
	return (
		<nav className={styles.filters} aria-label="Filters">
			<ul ref={row}>
				{filterNames.map((name) => (
					<li key={name}>
						<Link
							to={{ search: writeListView({ show: name, search }) }}
							aria-current={name === show ? "page" : undefined}
						>
							{filters[name].label} <span className={styles.count}>{counts[name]}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
