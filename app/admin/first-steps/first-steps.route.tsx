import { Form, href, Link, redirect } from "react-router";
import { type DemoFact, demoPages } from "../../publishing/demo/demo-facts.server.ts";
import { type DemoStep, demoWords, isDemoStep } from "../../publishing/demo/demo-words.ts";
import {
	findDemo,
	isDemoFact,
	keepFacts,
	putBackFact,
} from "../../publishing/demo/find-demo.server.ts";
import { documents } from "../../publishing/documents.ts";
import { layDrafts } from "../../publishing/draft-view/draft-view.server.ts";
import { saveDrafts } from "../../publishing/drafts.server.ts";
import { readForm } from "../../server/body.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Part, Room } from "../frame/room.tsx";
import type { Route } from "./+types/first-steps.route";
import styles from "./first-steps.module.css";
import { removals } from "./remove-demo.server.ts";
import { TakeOff } from "./take-off.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const { db } = site.database;
	const drafts = await layDrafts(db, site.content);
	const drafted = await findDemo(db, site.content, drafts);
	const left = await findDemo(db, site.content, site.content.current());
	const kept = await findDemo(db, site.content, site.content.current(), true);
	const shown = left.map(async ({ fact, stands }) => ({
		...{ fact, stands },
		title: nameFact(fact),
		takes: isRemovable(fact) ? (await removals[fact](site)).takes : undefined,
		...sayDrafted(drafted.find((one) => one.fact === fact)?.stands, stands),
	}));
	return {
		left: await Promise.all(shown),
		kept: kept.map(({ fact, stands }) => ({ fact, stands, title: nameFact(fact) })),
		leftOut: drafts.leftOut,
	};
}

function nameFact(fact: DemoFact): string {
	return isDemoStep(fact) ? demoWords[fact] : documents[fact].label;
}

/** @param then what stands once the drafts are published */
function sayDrafted(then: string | undefined, stands: string) {
	const isDrafted = then !== stands;
	return { isDrafted, leaves: isDrafted ? then : undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const form = await readForm(request);
	const [act, fact = ""] = (form.get("act") ?? "").split(" ");
	if (act === "keep" && isDemoFact(fact)) await keepFacts(site.database.db, [fact]);
	else if (act === "put-back" && isDemoFact(fact)) await putBackFact(site.database.db, fact);
	else if (act === "keep-pages") await keepFacts(site.database.db, demoPages);
	else if (act === "take-off" && isRemovable(fact))
		await saveDrafts(site.database.db, (await removals[fact](site)).drafts);
	else throw new Refusal(422, "unknown_act", "That can’t be changed here.");
	throw redirect(href("/admin/first-steps"), 303);
}

function isRemovable(fact: string): fact is keyof typeof removals {
	return Object.hasOwn(removals, fact);
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "First Steps" }];
}

const studio = (at: string) => ({
	pathname: href("/admin/site/:document", { document: "studio" }),
	search: `?at=${at}`,
});

interface Step {
	label: string;
	/** Absent where the step removes the demo's parts. */
	to?: ReturnType<typeof studio> | string;
}

const steps: Record<DemoStep, Step> = {
	hero: {
		label: "Change the Picture and Its Words",
		to: {
			pathname: href("/admin/site/:document", { document: "home" }),
			search: "?at=plate.image",
		},
	},
	name: { label: "Change the Name", to: studio("name") },
	description: { label: "Change the Sentence", to: studio("description") },
	reach: { label: "Change Phone and Email", to: studio("phone") },
	place: { label: "Change Place and Hours", to: studio("location") },
	links: { label: "Change the Links", to: studio("social.name") },
	claims: { label: "Change the Figures", to: studio("claims") },
	prices: { label: "Change the Prices", to: studio("deposit") },
	promises: { label: "Change What You Promise", to: studio("leadTimeWeeks") },
	pieces: { label: "Start with an Empty Portfolio" },
	articles: { label: "Take Off the Demo’s Articles" },
	"article-pictures": { label: "Change the Pictures", to: href("/admin/articles") },
};

type Found = Route.ComponentProps["loaderData"]["left"][number];

export default function FirstSteps({ loaderData: { left, kept, leftOut } }: Route.ComponentProps) {
	const hasDrafts = leftOut || left.some(({ isDrafted }) => isDrafted);
	const isStep = ({ fact }: Found) => isDemoStep(fact);
	const facts = left.filter(isStep);
	const pages = left.filter((found) => !isStep(found));
	return (
		<Room>
			<Part
				title="First Steps"
				about={
					<>
						{left.length === 0 ? (
							<p>
								Everything on the site is yours now, or you kept it.{" "}
								<a href={href("/")}>See the Site</a>
							</p>
						) : (
							<p>
								Visitors still see these from the demo. Each one drops off the list once you publish
								your own, or choose to keep what’s there.
							</p>
						)}
						{leftOut && <p>{leftOut}</p>}
						{hasDrafts && (
							<p>
								<Link className={buttonClass()} to={href("/admin/site/review")}>
									Review Changes
								</Link>
							</p>
						)}
					</>
				}
			>
				{facts.length > 0 && (
					<ul className={styles.steps}>
						{facts.map((found) => (
							<FirstStep key={found.fact} found={found} />
						))}
					</ul>
				)}
			</Part>
			{pages.length > 0 && (
				<Part
					id="pages"
					title="Words and pictures of the pages"
					about={<p>Read what the site came with. What is true of you can stay.</p>}
				>
					<ul>
						{pages.map((found) => (
							<FirstStep key={found.fact} found={found} />
						))}
					</ul>
					<Form method="post" className={styles.all} preventScrollReset>
						<Button type="submit" name="act" value="keep-pages" kind="quiet">
							Keep All of These
						</Button>
					</Form>
				</Part>
			)}
			{kept.length > 0 && (
				<Part id="kept" title="Kept from the demo">
					<details>
						<summary className={styles.fold}>Show what you kept</summary>
						<ul>
							{kept.map(({ fact, stands, title }) => (
								<li key={fact} className={styles.step}>
									<h3>{title}</h3>
									<p className={styles.stands}>{stands}</p>
									<Form method="post" className={styles.ways} preventScrollReset>
										<Button type="submit" name="act" value={`put-back ${fact}`} kind="quiet">
											Put It Back<span className="unseen">: {title}</span>
										</Button>
									</Form>
								</li>
							))}
						</ul>
					</details>
				</Part>
			)}
		</Room>
	);
}

function FirstStep({ found }: { found: Found }) {
	const { fact, stands, title, takes, isDrafted, leaves } = found;
	const { label, to } = isDemoStep(fact)
		? steps[fact]
		: { label: "Open", to: href("/admin/site/:document", { document: fact }) };
	const Heading = isDemoStep(fact) ? "h2" : "h3";
	return (
		<li className={styles.step}>
			<Heading>{title}</Heading>
			<p className={styles.stands}>{stands}</p>
			{leaves && (
				<p className={styles.stands}>In your draft. Once published, this is left: {leaves}</p>
			)}
			{isDrafted && !leaves ? (
				<p className={styles.drafted}>In your draft</p>
			) : (
				<Form method="post" className={styles.ways} preventScrollReset>
					{takes && <TakeOff act={`take-off ${fact}`} label={label} takes={takes} />}
					{to && (
						<Link className={buttonClass("outline")} to={to}>
							{label}
							{!isDemoStep(fact) && <span className="unseen"> {title}</span>}
						</Link>
					)}
					<Button type="submit" name="act" value={`keep ${fact}`} kind="quiet">
						Keep It<span className="unseen">: {title}</span>
					</Button>
				</Form>
			)}
		</li>
	);
}
