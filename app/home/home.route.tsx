import { data, redirect } from "react-router";
import { studio } from "../../content/studio.ts";
import { PhoneBar } from "../consultation/phone-bar.tsx";
import { asRefusal } from "../http/refusal.server.ts";
import { getPagePicture } from "../images/page-pictures.server.ts";
import { readStudio } from "../publishing/frame-studio.ts";
import { describeParlor, describeSite } from "../search-engines/studio-data.server.ts";
import { findCanonical, visitContext } from "../site.server.ts";
import { describePage } from "../ui/describe-page.ts";
import { countVisit, readVisitorCount } from "../visitors/visitor-count.server.ts";
import type { Route } from "./+types/home.route";
import { GetStarted } from "./get-started.tsx";
import { Hero } from "./hero.tsx";
import { Services } from "./services.tsx";
import { TheMan } from "./the-man.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { config, database } = visitContext.from(context).site;
	const url = new URL(request.url);
	const canonical = findCanonical("/", request, config);
	return {
		canonical,
		structuredData: [describeParlor(canonical), describeSite(canonical)],
		counted: url.searchParams.has("counted") ? await readVisitorCount(database.db) : null,
		hero: getPagePicture("home/hero"),
		focused: getPagePicture("home/focused-in-action"),
		precision: getPagePicture("home/precision-and-quality"),
	};
}

/** The visitor counter's form, sent by a browser without scripts. */
export async function action({ context }: Route.ActionArgs) {
	const { site, network } = visitContext.from(context);
	try {
		await countVisit(site.database.db, null, () => site.limits.countClick(network));
	} catch (error) {
		const refusal = asRefusal(error);
		if (!refusal) throw error;
		const { message, status, headers } = refusal;
		return data({ refused: message }, { status, headers });
	}
	throw redirect("/?counted", 303);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const frame = readStudio(matches);
	return describePage(frame, {
		title: `${studio.name} | Custom tattoos in ${studio.region}`,
		description: `Custom tattoos, cover-ups and touch-ups by one artist. ${studio.location}; ${studio.areaServed}. ${studio.hours}.`,
		canonical: loaderData.canonical,
		share: "home",
		shareAlt: loaderData.hero.alt,
		structuredData: loaderData.structuredData,
	});
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
	const { counted, hero, focused, precision } = loaderData;
	const sent = { counted, refused: actionData?.refused ?? null };
	return (
		<>
			<Hero {...hero} />
			<PhoneBar>
				<TheMan focused={focused} precision={precision} sent={sent} />
				<Services />
				<GetStarted sent={sent} />
			</PhoneBar>
		</>
	);
}
