import { href } from "react-router";
import { findPicture } from "../images/pictures.server.ts";
import { readStudio } from "../publishing/frame-studio.ts";
import { visitContext, writeCanonicalUrl } from "../server/site.server.ts";
import { showShare } from "../share/show-share.server.ts";
import { describePage } from "../ui/page/describe-page.ts";
import { keepPage } from "../ui/page/keep-page.ts";
import type { Route } from "./+types/aftercare.route";
import styles from "./aftercare.module.css";
import { HealingCalendar } from "./calendar/healing-calendar.tsx";
import { HealingTodayCard } from "./calendar/healing-today.tsx";
import { useHealing } from "./calendar/use-healing.ts";
import { Doctor } from "./guides/doctor.tsx";
import { First } from "./guides/first.tsx";
import { Guides } from "./guides/guides.tsx";
import { Numbing } from "./guides/numbing.tsx";
import { Products } from "./guides/products.tsx";
import { Questions } from "./guides/questions.tsx";
import { Notice } from "./notice.tsx";
import { KeptOffline } from "./offline/kept-offline.tsx";
import { addressPng, listFacts, showSheet } from "./sheets/sheet-facts.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const bodies = await content.readBodies(
		...(["aftercare", "aftercare-guides", "healing-course", "numbing-cream"] as const),
		...(["studio", "pictures", "search"] as const),
	);
	const facts = listFacts(bodies.studio, site.config);
	return {
		canonical: writeCanonicalUrl(href("/aftercare"), request, site.config),
		description: bodies.search.aftercare.description,
		share: await showShare(content, "aftercare"),
		aftercare: bodies.aftercare,
		course: bodies["healing-course"],
		numbing: bodies["numbing-cream"],
		balmShop: bodies.studio.balmShop,
		guides: bodies["aftercare-guides"].map((guide) => ({
			...guide,
			url: addressPng(guide.image),
			picture: showSheet(guide.image, findPicture(bodies.pictures, guide.image), facts),
		})),
	};
}

export const shouldRevalidate = keepPage;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, { ...loaderData, title: `Aftercare | ${studio.name}` });
}

export default function Aftercare({ loaderData }: Route.ComponentProps) {
	const { aftercare, course, numbing, balmShop, guides, canonical } = loaderData;
	const healing = useHealing(course);
	return (
		<div className={styles.sheets} data-live="">
			<KeptOffline />
			<div className={styles.first}>
				<First lead={aftercare.lead} firstSteps={aftercare.firstSteps}>
					<HealingTodayCard whole={course} healing={healing} address={canonical} />
				</First>
				<Notice {...aftercare.notice} />
			</div>
			<div className={styles.guides}>
				<Guides guides={guides} cover={healing.cover} />
			</div>
			<HealingCalendar whole={course} healing={healing} />
			<div className={styles.doctor}>
				<Doctor {...aftercare.doctor} />
			</div>
			<Products {...aftercare} balmShop={balmShop} />
			<Numbing {...numbing} />
			<Questions {...aftercare.questions} />
		</div>
	);
}
