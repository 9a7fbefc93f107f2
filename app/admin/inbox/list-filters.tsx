import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useStudio } from "../../publishing/frame-studio.ts";
import { type FilterName, filterNames, filters, moreNames } from "./filters.ts";
import { type ListView, writeListView } from "./list-address.ts";
import styles from "./list-filters.module.css";

interface ListFiltersProps {
	view: ListView;
	counts: Record<FilterName, number>;
}

const firstNames = filterNames.filter((name) => !moreNames.includes(name));

export function ListFilters({ view, counts }: ListFiltersProps) {
	const { show } = view;
	const row = useRef<HTMLUListElement>(null);
	const more = useRef<HTMLUListElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another filter has another current link
	useEffect(() => {
		const current = row.current?.querySelector<HTMLElement>("[aria-current]");
		if (!row.current || !current) return;
		const middle = current.offsetLeft + current.offsetWidth / 2;
		row.current.scrollLeft = middle - row.current.clientWidth / 2;
	}, [show]);
	const list = (names: FilterName[]) =>
		names.map((name) => (
			<li key={name}>
				<Link
					to={{ search: writeListView({ show: name, search: view.search }) }}
					aria-current={name === show ? "page" : undefined}
					onClick={() => more.current?.hidePopover?.()}
				>
					<Words name={name} counts={counts} />
				</Link>
			</li>
		));
	const chosen = moreNames.find((name) => name === show);
	return (
		<nav className={styles.filters} aria-label="Filters">
			<ul className={styles.row} ref={row}>
				{list(firstNames)}
			</ul>
			<button
				type="button"
				className={styles.more}
				popoverTarget="more-filters"
				data-chosen={chosen && ""}
			>
				{chosen ? <Words name={chosen} counts={counts} /> : "More"}
				<svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
					<path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
				</svg>
			</button>
			<ul
				id="more-filters"
				className={styles.menu}
				ref={more}
				popover="auto"
				aria-label="A single state"
			>
				{list(moreNames)}
			</ul>
		</nav>
	);
}

function Words({ name, counts }: { name: FilterName; counts: ListFiltersProps["counts"] }) {
	const { locale } = useStudio();
	return (
		<>
			{filters[name].label}{" "}
			<span className={styles.count}>{counts[name].toLocaleString(locale)}</span>
		</>
	);
}
