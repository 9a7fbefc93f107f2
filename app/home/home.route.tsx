import { data, redirect } from "react-router";
import { ComingEvents } from "../books/coming-events.tsx";
import { PhoneBar } from "../consultation/phone-bar.tsx";
import { findPagePicture } from "../images/page-pictures.server.ts";
import { readStudio } from "../publishing/frame-studio.ts";
import { describeParlor, describeSite } from "../search-engines/studio-data.server.ts";
import { makeFormKey } from "../server/form-key.server.ts";
import { asRefusal } from "../server/refusal.server.ts";
import { visitContext, writeCanonicalUrl } from "../server/site.server.ts";
import { showShare } from "../share/show-share.server.ts";
import { describePage } from "../ui/page/describe-page.ts";
import { countVisit, readVisitorCount } from "../visitors/visitor-count.server.ts";
import type { Route } from "./+types/home.route";
import { GetStarted } from "./get-started.tsx";
import { Hero } from "./hero.tsx";
import { Services } from "./services.tsx";
import { TheMan } from "./the-man.tsx";
import { Wall } from "./wall.tsx";
import { chooseForWall } from "./wall-pieces.server.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const canonical = writeCanonicalUrl("/", request, site.config);
	const documents = await content.readBodies(
		...(["studio", "books", "home", "tattoos", "pictures", "page-pictures", "search"] as const),
	);
	const { studio, home } = documents;
	const show = <Shown extends { image: string }>({ image, ...words }: Shown) => ({
		...words,
		...findPagePicture(documents, image),
	});
	const isCounted = url.searchParams.has("counted");
	const loaded = {
		canonical,
		description: documents.search.home.description,
		share: await showShare(content, "home"),
		structuredData: [describeParlor(documents, canonical), describeSite(studio, canonical)],
		counted: isCounted ? await readVisitorCount(site.database.db) : null,
		facts: [studio.location, studio.areaServed, studio.travel, studio.hours],
		claims: studio.claims,
		home: {
			...home,
			plate: show(home.plate),
			man: { ...home.man, photos: home.man.photos.map(show) },
			wall: { ...home.wall, pieces: chooseForWall(documents) },
		},
	};
	return data(loaded, isCounted ? { headers: { "Cache-Control": "private, no-store" } } : {});
}

export { keepPage as shouldRevalidate } from "../ui/page/keep-page.ts";

export const handle = { flags: ["counted"] };

/** Within this time a form sent again is the same visit: a second tap, or a retry after a lost answer. */
const repeatMs = 60 * 1000;

export async function action({ context }: Route.ActionArgs) {
	const { site, network } = visitContext.from(context);
	try {
		const key = makeFormKey("visit", network, repeatMs);
		await countVisit(site.database.db, key, () => site.limits.countClick(network));
	} catch (error) {
		const refusal = asRefusal(error);
		if (!refusal) throw error;
		const { message, status, headers } = refusal;
		return data({ refused: message }, { status, headers });
	}
	throw redirect("/?counted", 303);
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
	return new Headers([...loaderHeaders, ...actionHeaders]);
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, {
		...loaderData,
		title: `${studio.name} | Custom Tattoos in ${studio.region}`,
	});
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
	const { counted, facts, claims, home } = loaderData;
	const sent = { counted, refused: actionData?.refused ?? null };
	return (
		<>
			<Hero {...home} claims={claims} />
			<PhoneBar>
				<ComingEvents />
				<Wall {...home.wall} />
				<TheMan {...home.man} facts={facts} sent={sent} />
				<Services {...home.services} />
				<GetStarted {...home.start} sent={sent} />
			</PhoneBar>
		</>
	);
}
