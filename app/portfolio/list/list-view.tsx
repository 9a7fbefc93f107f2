import type { FilterOption } from "../../../content/artwork.ts";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { ArtworkWall } from "./artwork-wall.tsx";
import { FilterBar } from "./filter-bar.tsx";
import type { ListPage } from "./list-page.server.ts";
import styles from "./list-view.module.css";
import { PortfolioHead } from "./portfolio-head.tsx";

interface ListViewProps {
	shown: ListPage & { path: string; filters: readonly FilterOption[] };
	title: string;
	ground: "ink" | "paper";
}

/** A portfolio: its title, its filters, its pieces. */
export function ListView({ shown, title, ground }: ListViewProps) {
	const { path, filters, filter, page } = shown;
	return (
		<PhoneBar>
			<section className={styles.view} data-ground={ground}>
				<PortfolioHead title={title}>
					<FilterBar path={path} filters={filters} chosen={filter} />
				</PortfolioHead>
				<ArtworkWall key={`${filter} ${page}`} shown={shown} path={path} />
			</section>
		</PhoneBar>
	);
}
