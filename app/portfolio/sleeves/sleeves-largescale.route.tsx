import { href } from "react-router";
import { BookLink } from "../../consultation/book-link.tsx";
import { PhoneBar } from "../../consultation/phone-bar.tsx";
import { findPicture } from "../../images/pictures.server.ts";
import { readStudio } from "../../publishing/frame-studio.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import { describeItems } from "../../search-engines/structured-data.server.ts";
import { findCanonical, visitContext } from "../../server/site.server.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Actions } from "../../ui/page/actions.tsx";
import { describePage } from "../../ui/page/describe-page.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/sleeves-largescale.route";
import { placeProject } from "./project/place-project.server.ts";
import { SleeveCard } from "./sleeve-card.tsx";
import styles from "./sleeves-largescale.module.css";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const {
		pictures,
		"bird-and-floral": birdAndFloral,
		"bats-and-pumpkin": batsAndPumpkin,
		sleeves: { more },
		search: { sleeves: words },
	} = await content.readBodies(
		"pictures",
		"bird-and-floral",
		"bats-and-pumpkin",
		"sleeves",
		"search",
	);
	const path = href("/sleeves-largescale");
	const canonical = findCanonical(path, request, site.config);
	return {
		canonical,
		description: words.description,
		shareAlt: words.shareAlt,
		more,
		structuredData: [
			placeProject(canonical),
			describeItems(
				{
					name: "Sleeves & Large Scale",
					paths: [href("/bird-and-floral"), href("/bats-and-pumpkin")],
				},
				canonical,
			),
		],
		sleeves: [
			{
				title: birdAndFloral.pageTitle,
				description: birdAndFloral.pageDescription,
				path: href("/bird-and-floral"),
				pictures: showFirstFour(pictures, birdAndFloral.images),
			},
			{
				title: batsAndPumpkin.title,
				description: `${batsAndPumpkin.style}, ${batsAndPumpkin.sessions}.`,
				path: href("/bats-and-pumpkin"),
				pictures: showFirstFour(pictures, batsAndPumpkin.photos),
			},
		],
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, {
		title: `Sleeve Tattoos in ${studio.region} | ${studio.name}`,
		description: loaderData.description,
		canonical: loaderData.canonical,
		share: "sleeves-largescale",
		shareAlt: loaderData.shareAlt,
		structuredData: loaderData.structuredData,
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
		<section className={styles.ground} data-ground="paper">
			<div className={styles.soon}>
				<h2>More Projects Coming Soon</h2>
				<div>
					<p>{text}</p>
					<Actions>
						<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
					</Actions>
				</div>
			</div>
		</section>
	);
}

function showFirstFour(pictures: PictureManifest, images: { image: string; alt: string }[]) {
	return images
		.slice(0, 4)
		.map(({ image, alt }) => ({ alt, picture: findPicture(pictures, image) }));
}
