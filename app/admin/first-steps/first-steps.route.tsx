import { Form, href, Link, redirect } from "react-router";
import type { DemoFact } from "../../publishing/demo/demo-facts.server.ts";
import { demoWords } from "../../publishing/demo/demo-words.ts";
import { findDemo, isDemoFact, keepFact } from "../../publishing/demo/find-demo.server.ts";
import { layDrafts } from "../../publishing/draft-view/draft-view.server.ts";
import { readForm } from "../../server/body.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/first-steps.route";
import styles from "./first-steps.module.css";
import { takeOff } from "./take-off.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const { db } = site.database;
	const drafted = await findDemo(db, site.content, await layDrafts(db, site.content));
	const left = await findDemo(db, site.content, site.content.current());
	return left.map((found) => ({
		...found,
		isDrafted: !drafted.some(({ fact }) => fact === found.fact),
	}));
}

export async function action({ request, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const form = await readForm(request);
	const [act, fact = ""] = (form.get("act") ?? "").split(" ");
	if (act === "keep" && isDemoFact(fact)) await keepFact(site.database.db, fact);
	else if (act === "take-off" && (fact === "pieces" || fact === "articles"))
		await takeOff(site, fact);
	else throw new Refusal(422, "unknown_act", "The first steps have no such change.");
	throw redirect(href("/admin/first-steps"), 303);
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "First Steps" }, { name: "robots", content: "noindex" }];
}

const studio = (at: string) => ({
	pathname: href("/admin/site/:document", { document: "studio" }),
	search: `?at=${at}`,
});

interface Step {
	label: string;
	/** Otherwise the demo's are taken off. */
	to?: ReturnType<typeof studio> | string;
}

const steps: Record<DemoFact, Step> = {
	name: { label: "Change the Name", to: studio("name") },
	contact: { label: "Change Phone and Email", to: studio("phone") },
	place: { label: "Change Place and Hours", to: studio("location") },
	links: { label: "Change the Links", to: studio("social.name") },
	claims: { label: "Change the Figures", to: studio("claims") },
	prices: { label: "Change the Prices", to: studio("deposit") },
	about: {
		label: "Write About",
		to: href("/admin/site/:document", { document: "about" }),
	},
	pieces: { label: "Start with an Empty Portfolio" },
	articles: { label: "Take Off the Demo’s Articles" },
	policy: {
		label: "Change the Policy",
		to: href("/admin/site/:document", { document: "policy" }),
	},
};

export default function FirstSteps({ loaderData }: Route.ComponentProps) {
	const hasDrafts = loaderData.some(({ isDrafted }) => isDrafted);
	return (
		<div className={styles.page}>
			<h1>First Steps</h1>
			{loaderData.length === 0 ? (
				<p className={styles.lead}>
					Nothing on the site is the demo’s anymore. <a href={href("/")}>See the Site</a>
				</p>
			) : (
				<p className={styles.lead}>
					Visitors still see this from the demo. Each goes from the list once yours is published, or
					when you keep what is there.
				</p>
			)}
			{hasDrafts && (
				<Link className={buttonClass()} to={href("/admin/site/review")}>
					Review Changes
				</Link>
			)}
			<ul className={styles.steps}>
				{loaderData.map(({ fact, stands, isDrafted }) => (
					<FirstStep key={fact} fact={fact} stands={stands} isDrafted={isDrafted} />
				))}
			</ul>
		</div>
	);
}

function FirstStep({ fact, stands, isDrafted }: Route.ComponentProps["loaderData"][number]) {
	const { label, to } = steps[fact];
	const title = demoWords[fact];
	return (
		<li className={styles.step}>
			<h2>{title}</h2>
			<p className={styles.stands}>{stands}</p>
			{isDrafted ? (
				<p className={styles.drafted}>In your draft</p>
			) : (
				<Form method="post" className={styles.ways} preventScrollReset>
					{to ? (
						<Link className={buttonClass("outline")} to={to}>
							{label}
						</Link>
					) : (
						<Button type="submit" name="act" value={`take-off ${fact}`} kind="outline">
							{label}
						</Button>
					)}
					<Button type="submit" name="act" value={`keep ${fact}`} kind="quiet">
						Keep It<span className="unseen">: {title}</span>
					</Button>
				</Form>
			)}
		</li>
	);
}
