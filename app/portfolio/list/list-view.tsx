import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { useDeveloperPart } from "../../developer-mode/stub.tsx";
import { PageHead } from "../page-head.tsx";
import { ArtworkCard } from "./artwork-card.tsx";
import { ArtworkWall } from "./artwork-wall.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { useFurtherPages } from "./further-pages.ts";
import { ListCount } from "./list-count.tsx";
import { listKeys, listKeysOf } from "./list-keys.ts";
import styles from "./list-view.module.css";
import type { LoadedList } from "./load-list.server.ts";

const loadDeveloperWall: Record<
	LoadedList["list"],
	(left: AbortSignal) => Promise<DeveloperWallModule>
> = {
	tattoos: (left) => loadWallOf("tattoos", left),
	drawings: (left) => loadWallOf("drawings", left),
	digital: (left) => loadWallOf("digital", left),
};

type DeveloperWallModule = typeof import("./developer-wall.tsx");

/** With all it needs: until then the page stays as it came. */
async function loadWallOf(
	list: LoadedList["list"],
	left: AbortSignal,
): Promise<DeveloperWallModule> {
	const wall = await import("./developer-wall.tsx");
	await wall.openWall(list, left);
	return wall;
}

/** A portfolio: its title, its filters, its pieces. */
export function ListView({ shown }: { shown: LoadedList }) {
	const { list, heading, ground, path, filters, filter, page } = shown;
	const DeveloperWall = useDeveloperPart(loadDeveloperWall[list], listKeysOf(listKeys[list]));
	return (
		<PhoneBar>
			<section className={styles.view} data-ground={ground}>
				<PageHead title={heading}>
					<FilterBar path={path} filters={filters} chosen={filter} />
				</PageHead>
				<div className={styles.wall} data-unedited={DeveloperWall ? undefined : list}>
					{DeveloperWall ? (
						<DeveloperWall shown={shown} />
					) : (
						<>
							<ListCount {...shown} />
							<SentWall key={`${filter} ${page}`} shown={shown} />
						</>
					)}
				</div>
			</section>
		</PhoneBar>
	);
}

/** The wall as the site has it. */
function SentWall({ shown }: { shown: LoadedList }) {
	const around = useFurtherPages(shown);
	return <ArtworkWall shown={shown} path={shown.path} around={around} Card={ArtworkCard} />;
}
