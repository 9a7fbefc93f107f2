import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { listKeys, listKeysOf } from "../../editing/portfolio/list-keys.ts";
import { useDeveloperPart } from "../../editing/stub.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./list-view.module.css";
import type { LoadedList } from "./load-list.server.ts";
import { FactChips } from "./query/fact-chips.tsx";
import { FilterBar } from "./query/filter-bar.tsx";
import { ListCount } from "./query/list-count.tsx";
import { writeListQuery, writeNarrowing } from "./query/list-query.ts";
import { ArtworkCard } from "./wall/artwork-card.tsx";
import { ArtworkWall } from "./wall/artwork-wall.tsx";
import { useFurtherPages } from "./wall/further-pages.ts";

const loadDeveloperWall: Record<
	LoadedList["list"],
	(left: AbortSignal) => Promise<DeveloperWallModule>
> = {
	tattoos: (left) => loadWallOf("tattoos", left),
	drawings: (left) => loadWallOf("drawings", left),
	digital: (left) => loadWallOf("digital", left),
	paintings: (left) => loadWallOf("paintings", left),
};

type DeveloperWallModule = typeof import("../../editing/portfolio/developer-wall.tsx");

/** Resolves when the wall and its list are loaded. */
async function loadWallOf(
	list: LoadedList["list"],
	left: AbortSignal,
): Promise<DeveloperWallModule> {
	const wall = await import("../../editing/portfolio/developer-wall.tsx");
	await wall.openWall(list, left);
	return wall;
}

export function ListView({ shown }: { shown: LoadedList }) {
	const { list, heading, ground, path, filters, filter, chips } = shown;
	const isNarrowed = chips.some(({ fact, value }) => shown[fact] === value);
	const isEmpty = shown.total === 0 && writeNarrowing(shown) === "";
	// In an empty list only those that lead to another page have something to show.
	const ways = isEmpty ? filters.filter((one) => one.href) : filters;
	const DeveloperWall = useDeveloperPart(loadDeveloperWall[list], listKeysOf(listKeys[list]));
	return (
		<PhoneBar>
			<section className={styles.view} data-ground={ground}>
				<PageHead title={heading}>
					<FactChips path={path} query={shown} chips={chips}>
						{ways.length > 0 && (
							<FilterBar
								path={path}
								filters={ways}
								chosen={isNarrowed && filter === "all" ? "" : filter}
							/>
						)}
					</FactChips>
				</PageHead>
				<div className={styles.wall} data-unedited={DeveloperWall ? undefined : list}>
					{DeveloperWall ? (
						<DeveloperWall shown={shown} />
					) : (
						<>
							<ListCount query={shown} filters={filters} chips={chips} total={shown.total} />
							<SentWall key={writeListQuery(shown)} shown={shown} />
						</>
					)}
				</div>
			</section>
		</PhoneBar>
	);
}

function SentWall({ shown }: { shown: LoadedList }) {
	const around = useFurtherPages(shown);
	return <ArtworkWall shown={shown} path={shown.path} around={around} Card={ArtworkCard} />;
}
