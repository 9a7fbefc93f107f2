import { href } from "react-router";
import { BookLink } from "../../consultation/book-link.tsx";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { readStudio } from "../../publishing/frame-studio.ts";
import { describeItems } from "../../search-engines/structured-data.server.ts";
import { visitContext, writeCanonicalUrl } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Actions } from "../../ui/page/actions.tsx";
import { describePage } from "../../ui/page/describe-page.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/sleeves-largescale.route";
import { listSleeves } from "./list-sleeves.server.ts";
import { placeProject } from "./project/place-project.server.ts";
import { showSleeveCard } from "./show-sleeve-card.server.ts";
import { SleeveCard } from "./sleeve-card.tsx";
import styles from "./sleeves-largescale.module.css";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const {
		pictures,
		sleeves: { more },
		search: { sleeves: words },
	} = await content.readBodies("pictures", "sleeves", "search");
	const sleeves = await listSleeves(content);
	const path = href("/sleeves-largescale");
	const canonical = writeCanonicalUrl(path, request, site.config);
	return {
		canonical,
		description: words.description,
		share: await showShare(content, "sleeves-largescale"),
		more,
		structuredData: [
			placeProject(canonical),
			describeItems(
				{ name: "Sleeves & Large Scale", paths: sleeves.map((sleeve) => sleeve.path) },
				canonical,
			),
		],
		sleeves: sleeves.map((sleeve) => showSleeveCard(pictures, sleeve)),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, {
		...loaderData,
		title: `Sleeve Tattoos in ${studio.region} | ${studio.name}`,
	});
}

export default function SleevesLargescale({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<div data-ground="ink">
				<PageHead
					title="Sleeves & Large Scale"
					back={{ label: "Back to Tattoos", path: href("/artwork/tattoos") }}
				/>
				<ul className={styles.sleeves}>
					{loaderData.sleeves.map((sleeve, index) => (
						<li key={sleeve.path}>
							<SleeveCard sleeve={sleeve} first={index === 0} />
						</li>
					))}
				</ul>
			</div>
			<PhoneBar>
				<ComingSoon text={loaderData.more} />
			</PhoneBar>
		</>
	);
}

function ComingSoon({ text }: { text: string }) {
	return (
		<section className={`section ${styles.soon}`} data-ground="paper">
			<h2>More Projects Coming Soon</h2>
			<div>
				<p>{text}</p>
				<Actions>
					<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
				</Actions>
			</div>
		</section>
	);
}
