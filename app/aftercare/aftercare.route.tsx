import { href } from "react-router";
import { aftercareGuides } from "../../content/aftercare-guides.ts";
import { studio } from "../../content/studio.ts";
import { getPicture } from "../images/pictures.server.ts";
import { readStudio } from "../publishing/frame-studio.ts";
import { findCanonical, visitContext } from "../site.server.ts";
import { describePage } from "../ui/describe-page.ts";
import type { Route } from "./+types/aftercare.route";
import styles from "./aftercare.module.css";
import { Doctor } from "./doctor.tsx";
import { First } from "./first.tsx";
import { Guides } from "./guides.tsx";
import { HealingCalendar } from "./healing-calendar.tsx";
import { KeptOffline } from "./kept-offline.tsx";
import { Notice } from "./notice.tsx";
import { Numbing } from "./numbing.tsx";
import { Products } from "./products.tsx";
import { Questions } from "./questions.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
	const { config } = visitContext.from(context).site;
	return {
		canonical: findCanonical(href("/aftercare"), request, config),
		guides: aftercareGuides.map((guide) => ({ ...guide, picture: getPicture(guide.image) })),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, {
		title: `Aftercare | ${studio.name}`,
		description:
			"How to heal a new tattoo: three guides from the first wash on, a calendar of your own healing, and the signs that need a doctor.",
		canonical: loaderData.canonical,
		share: "aftercare",
		shareAlt:
			"Aftercare, beside aloe, an open balm tin, soap on folded cloth and calendula flowers",
	});
}

export default function Aftercare({ loaderData }: Route.ComponentProps) {
	return (
		<div className={styles.sheets}>
			<KeptOffline />
			<div className={styles.first}>
				<First />
				<Notice />
			</div>
			<div className={styles.guides}>
				<Guides guides={loaderData.guides} />
			</div>
			<HealingCalendar address={loaderData.canonical} />
			<div className={styles.doctor}>
				<Doctor />
			</div>
			<Products />
			<Numbing />
			<Questions />
		</div>
	);
}
