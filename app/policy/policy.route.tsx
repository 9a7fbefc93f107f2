import { href } from "react-router";
import { policy } from "../../content/policy.ts";
import { studio } from "../../content/studio.ts";
import { BookLink } from "../consultation/book-link.tsx";
import { getPagePicture } from "../images/page-pictures.server.ts";
import { Plate } from "../images/plate.tsx";
import { readStudio } from "../publishing/frame-studio.ts";
import { describeBreadcrumbs } from "../search-engines/structured-data.server.ts";
import { findCanonical, visitContext } from "../site.server.ts";
import { Actions } from "../ui/actions.tsx";
import { buttonClass } from "../ui/button.tsx";
import { describePage } from "../ui/describe-page.ts";
import { formatPhone, linkStudio } from "../ui/studio-links.ts";
import type { Route } from "./+types/policy.route";
import styles from "./policy.module.css";
import { PolicyPart } from "./policy-part.tsx";
import { PricingExample } from "./pricing-example.tsx";

const title = "Drawing and Deposit Policy";

export function loader({ request, context }: Route.LoaderArgs) {
	const { config } = visitContext.from(context).site;
	const path = href("/drawing-and-deposit-policy");
	const canonical = findCanonical(path, request, config);
	const steps = [
		{ name: "Contact", path: href("/contact") },
		{ name: title, path },
	];
	return {
		canonical,
		structuredData: [describeBreadcrumbs(steps, canonical)],
		rose: getPagePicture("articles/art-of-tattoo-design"),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, {
		title: `${title} | ${studio.name}`,
		description: `Deposits, drawing, scheduling and pricing at ${studio.name}: what you pay, what you get for it, and what happens when plans change.`,
		canonical: loaderData.canonical,
		share: "drawing-and-deposit-policy",
		shareAlt: loaderData.rose.alt,
		structuredData: loaderData.structuredData,
	});
}

export default function Policy({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<section className={styles.opening} data-ground="ink">
				<div>
					<h1>{title}</h1>
					<p className={styles.lead}>
						What you agree to when you book with me, on one page. Read it once, and we can talk
						about the tattoo.
					</p>
				</div>
				<Plate
					className={styles.plate}
					{...loaderData.rose}
					title="Rose, from pencil to ink"
					caption="Rose, from pencil to ink"
					sizes="(min-width: 1000px) min(36rem, 42vw), calc(100vw - 4.5rem)"
					rank="largest"
				/>
			</section>
			<div className={styles.ground} data-ground="paper">
				<div className={styles.parts}>
					{policy.map((part) => (
						<PolicyPart key={part.id} {...part}>
							{part.id === "pricing" && <PricingExample />}
						</PolicyPart>
					))}
					<section className={styles.ask}>
						<div>
							<h2>Anything unclear?</h2>
							<p>
								Ask before you book. Texts are answered {studio.textsAnswered}, and no question is
								too small.
							</p>
						</div>
						<Actions>
							<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
							<a className={buttonClass("outline")} href={linkStudio(studio).text}>
								Text {formatPhone(studio.phone)}
							</a>
						</Actions>
					</section>
					<p className={styles.printed}>
						{studio.name}, {studio.location}. {formatPhone(studio.phone)}, {studio.email}
					</p>
				</div>
			</div>
		</>
	);
}
