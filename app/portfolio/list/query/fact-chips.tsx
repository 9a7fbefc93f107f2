import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useStudio } from "../../../publishing/frame-studio.ts";
import styles from "./fact-chips.module.css";
import { type FactChip, type FactName, factNames } from "./facts.ts";
import filterStyles from "./filter-bar.module.css";
import { type ListQuery, writeListQuery, writeNarrowing } from "./list-query.ts";

interface FactChipsProps {
	path: string;
	query: ListQuery;
	chips: FactChip[];
	/** The list's filters, which stand before the chips. */
	children: ReactNode;
}

const groupNames: Record<FactName, string> = {
	healed: "Photo",
	style: "Style",
	placement: "Placement",
	size: "Size",
};

/** One value of each fact. Chosen ones and their groups come first, so that they are in view without scripts. */
export function FactChips({ path, query, chips, children }: FactChipsProps) {
	const row = useRef<HTMLElement>(null);
	const { locale } = useStudio();
	const narrowing = writeNarrowing(query);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a choice moves to the start of the row
	useEffect(() => void row.current?.scrollTo({ left: 0 }), [narrowing]);
	if (chips.length === 0) return children;
	const isChosen = ({ fact, value }: FactChip) => query[fact] === value;
	const groups = factNames
		.map((fact) => ({ name: groupNames[fact], chips: chips.filter((chip) => chip.fact === fact) }))
		.filter((group) => group.chips.length > 0);
	return (
		<div className={styles.row}>
			{children}
			<nav ref={row} aria-label="Style, placement and more">
				{putFirst(groups, (group) => group.chips.some(isChosen)).map((group) => (
					<ul
						key={group.name}
						className={`${filterStyles.filters} ${styles.group}`}
						aria-label={group.name}
					>
						{putFirst(group.chips, isChosen).map((chip) => {
							const { fact, value, name, count } = chip;
							const chosen = isChosen(chip);
							const wanted = { ...query, [fact]: chosen ? undefined : value, page: 1 };
							return (
								<li key={value}>
									<Link
										to={path + writeListQuery(wanted)}
										aria-current={chosen ? "true" : undefined}
										preventScrollReset
										viewTransition
									>
										<span>
											{chosen && <span className="unseen">Remove </span>}
											{name}{" "}
											{chosen ? (
												<b aria-hidden>×</b>
											) : (
												<small>{count.toLocaleString(locale)}</small>
											)}
										</span>
									</Link>
								</li>
							);
						})}
					</ul>
				))}
			</nav>
		</div>
	);
}

function putFirst<Item>(items: Item[], isFirst: (item: Item) => boolean): Item[] {
	return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}
