import { href } from "react-router";
import { PhoneBar } from "../consultation/phone-bar.tsx";
import { findPagePicture } from "../images/page-pictures.server.ts";
import { KindWords } from "../notes/kind-words.tsx";
import { showPiece } from "../portfolio/pieces/show-piece.server.ts";
import { readStudio } from "../publishing/frame-studio.ts";
import { describeProfile } from "../search-engines/studio-data.server.ts";
import { visitContext, writeCanonicalUrl } from "../server/site.server.ts";
import { showShare } from "../share/show-share.server.ts";
import { describePage } from "../ui/page/describe-page.ts";
import type { Route } from "./+types/about.route";
import { MeetTheMan } from "./meet-the-man.tsx";
import { Philosophy } from "./philosophy.tsx";
import { SetsApart } from "./sets-apart.tsx";
import { Workplace } from "./workplace.tsx";
import { YourTurn } from "./your-turn.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const bodies = await content.readBodies(
		...([
			"about",
			"studio",
			"books",
			"kind-words",
			"home",
			"drawings",
			"tattoos",
			"pictures",
			"page-pictures",
			"search",
		] as const),
	);
	const { about, studio } = bodies;
	const { notes } = bodies["kind-words"];
	const canonical = writeCanonicalUrl(href("/about"), request, site.config);
	return {
		canonical,
		structuredData: [describeProfile(bodies, canonical)],
		about,
		description: bodies.search.about.description,
		share: await showShare(content, "about"),
		claims: studio.claims,
		...(notes.length > 0 && { kindWords: notes }),
		table: findPagePicture(bodies, about.table.image),
		workplace: about.workplace.map(({ image, title }) => ({
			title,
			...findPagePicture(bodies, image),
		})),
		study: showPiece(bodies.pictures, bodies.drawings.pieces, about.study),
		healed: showPiece(bodies.pictures, bodies.tattoos.pieces, about.healed),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, {
		...loaderData,
		title: `${loaderData.about.heading} | ${studio.name}, ${studio.region}`,
	});
}

export default function About({ loaderData }: Route.ComponentProps) {
	const { about, claims, table, workplace, study, healed } = loaderData;
	return (
		<>
			<MeetTheMan about={about} table={table} />
			<PhoneBar>
				<Workplace plates={workplace} claims={claims} />
				<Philosophy sentences={about.philosophy} study={study} number={2 + workplace.length} />
				<SetsApart distinctions={about.distinctions} />
				<KindWords notes={loaderData.kindWords} />
				<YourTurn prompt={about.prompt} healed={healed} number={3 + workplace.length} />
			</PhoneBar>
		</>
	);
}
