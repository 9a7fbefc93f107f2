import { href } from "react-router";
import { BookLink } from "../consultation/book-link.tsx";
import { findPagePicture } from "../images/page-pictures.server.ts";
import { Plate } from "../images/plate.tsx";
import { mapTexts } from "../publishing/figures.ts";
import { readStudio, useStudio } from "../publishing/frame-studio.ts";
import { describeBreadcrumbs } from "../search-engines/structured-data.server.ts";
import { visitContext, writeCanonicalUrl } from "../server/site.server.ts";
import { showShare } from "../share/show-share.server.ts";
import { buttonClass } from "../ui/button.tsx";
import { Actions } from "../ui/page/actions.tsx";
import { describePage } from "../ui/page/describe-page.ts";
import { formatPhone, linkStudio } from "../ui/page/studio-links.ts";
import type { Route } from "./+types/policy.route";
import styles from "./policy.module.css";
import { PolicyPart } from "./policy-part.tsx";
import { PricingExample } from "./pricing-example.tsx";
import { writeExample } from "./write-example.server.ts";

const title = "Drawing and Deposit Policy";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const bodies = await content.readBodies(
		"policy",
		"studio",
		"pictures",
		"page-pictures",
		"search",
	);
	const { studio } = bodies;
	const hours = String(bodies.policy.example.hours);
	const policy = mapTexts(bodies.policy, (text) => text.replaceAll("{hours}", hours));
	const path = href("/drawing-and-deposit-policy");
	const canonical = writeCanonicalUrl(path, request, site.config);
	const steps = [
		{ name: "Contact", path: href("/contact") },
		{ name: title, path },
	];
	return {
		canonical,
		structuredData: [describeBreadcrumbs(steps, canonical)],
		description: bodies.search.policy.description,
		share: await showShare(content, "drawing-and-deposit-policy"),
		plate: findPagePicture(bodies, policy.plate.image),
		policy: { ...policy, example: writeExample(policy.example, studio) },
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, { ...loaderData, title: `${title} | ${studio.name}` });
}

export default function Policy({ loaderData }: Route.ComponentProps) {
	const { policy, plate } = loaderData;
	const studio = useStudio();
	return (
		<>
			<section className={styles.opening} data-ground="ink">
				<div>
					<h1>{title}</h1>
					<p className={styles.lead}>{policy.lead}</p>
				</div>
				<Plate
					className={styles.plate}
					{...plate}
					title={policy.plate.title}
					caption={policy.plate.title}
					sizes="(min-width: 1000px) min(36rem, 42vw), calc(100vw - 4.5rem)"
					rank="largest"
				/>
			</section>
			<div className={styles.parts} data-ground="paper">
				{policy.sections.map((part) => (
					<PolicyPart key={part.id} {...part}>
						{part.id === "pricing" && <PricingExample {...policy.example} />}
					</PolicyPart>
				))}
				<section className={styles.ask}>
					<div>
						<h2>Anything Unclear?</h2>
						<p>{policy.question}</p>
					</div>
					<Actions>
						<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
						<a className={buttonClass("outline")} href={linkStudio(studio).text}>
							Text {formatPhone(studio.phone)}
						</a>
					</Actions>
				</section>
				<p className={styles.printed}>
					{studio.name}. {studio.location}. {formatPhone(studio.phone)}, {studio.email}
				</p>
			</div>
		</>
	);
}
