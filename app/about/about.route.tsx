import { href } from "react-router";
import { drawings } from "../../content/drawings.ts";
import { studio } from "../../content/studio.ts";
import { tattoos } from "../../content/tattoos.ts";
import { PhoneBar } from "../consultation/phone-bar.tsx";
import { getPagePicture } from "../images/page-pictures.server.ts";
import { showPiece } from "../pieces/show-piece.server.ts";
import { readStudio } from "../publishing/frame-studio.ts";
import { describeProfile } from "../search-engines/studio-data.server.ts";
import { findCanonical, visitContext } from "../site.server.ts";
import { describePage } from "../ui/describe-page.ts";
import type { Route } from "./+types/about.route";
import { InFigures } from "./in-figures.tsx";
import { MeetTheMan } from "./meet-the-man.tsx";
import { Philosophy } from "./philosophy.tsx";
import { SetsApart } from "./sets-apart.tsx";
import { YourTurn } from "./your-turn.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const documents = await content.readBodies("studio", "pictures");
	const { config } = site;
	const { pictures } = documents;
	const canonical = findCanonical(href("/about"), request, config);
	return {
		canonical,
		structuredData: [describeProfile(documents, canonical)],
		claims: studio.claims,
		table: getPagePicture("home/about"),
		study: showPiece(pictures, drawings, "drawings/wren-study"),
		healed: showPiece(pictures, tattoos, "tattoos/snake-and-peony"),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const frame = readStudio(matches);
	return describePage(frame, {
		title: `Meet the Man | ${studio.name}, ${studio.region}`,
		description: `The tattoo artist behind ${studio.name}: who draws, how, and what sets the work apart. ${studio.location}; ${studio.areaServed}.`,
		canonical: loaderData.canonical,
		share: "about",
		shareAlt: loaderData.table.alt,
		structuredData: loaderData.structuredData,
	});
}

export default function About({ loaderData }: Route.ComponentProps) {
	const { table, study, healed } = loaderData;
	return (
		<>
			<MeetTheMan table={table} />
			<PhoneBar>
				<InFigures claims={loaderData.claims} />
				<Philosophy study={study} />
				<SetsApart />
				<YourTurn healed={healed} />
			</PhoneBar>
		</>
	);
}
