import { useStudio } from "../../publishing/frame-studio.ts";
import { findToday } from "../../publishing/studio-time.server.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/visits.route";
import { arrangeFunnel } from "./arrange-counts.ts";
import { readReplies } from "./read-replies.server.ts";
import { readVisits } from "./read-visits.server.ts";
import { ReplyRecord } from "./reply-record.tsx";
import { Shares } from "./shares.tsx";
import { SpanPlots } from "./span-plots.tsx";
import styles from "./visits.module.css";

export async function loader({ context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const { timeZone, replyWithinHours } = (await content.readBodies("studio")).studio;
	// Shows the last minute too.
	await site.visits.flush(db, timeZone);
	return {
		...(await readVisits(db, findToday(timeZone))),
		replies: await readReplies(db, replyWithinHours),
	};
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Visits" }, { name: "robots", content: "noindex" }];
}

export default function Visits({ loaderData }: Route.ComponentProps) {
	const { days, months, counted, pages, replies } = loaderData;
	const { locale, replyWithinHours } = useStudio();
	const funnel = arrangeFunnel(counted, days);
	const opened = funnel[0]?.count ?? 0;
	return (
		<div className={styles.room}>
			<h1>Visits</h1>
			<p className={styles.lead}>
				Counted by the site itself: pages and steps of the form, never people. You, search engines
				and obvious bots are left out.
			</p>
			<SpanPlots title="Last 30 days" span="Day" spans={days} counted={counted} locale={locale} />
			<section className={styles.part} aria-labelledby="form">
				<h2 id="form">Where people drop off</h2>
				{funnel.some(({ count }) => count > 0) ? (
					<>
						<p>
							How far visitors got in the form in the last 30 days. Counting the steps takes
							JavaScript; sending doesn’t.
						</p>
						<Shares
							locale={locale}
							shares={funnel.map(({ label, count }) => ({
								name: label,
								count,
								...(opened >= count &&
									opened > 0 && { more: `(${Math.round((100 * count) / opened)}%)` }),
							}))}
						/>
					</>
				) : (
					<p>The form has not been opened yet.</p>
				)}
			</section>
			<ReplyRecord replies={replies} promisedHours={replyWithinHours} locale={locale} />
			<section className={styles.part} aria-labelledby="pages">
				<h2 id="pages">By page</h2>
				{pages.length > 0 ? (
					<>
						<p>Views in the last 30 days, and how often the form was opened there.</p>
						<Shares
							locale={locale}
							shares={pages.map(({ page, views, opened }) => ({
								name: page,
								count: views,
								...(opened > 0 && { more: `· form ${opened.toLocaleString(locale)}` }),
							}))}
						/>
					</>
				) : (
					<p>No page has been viewed yet.</p>
				)}
			</section>
			<SpanPlots
				title="Last 12 months"
				span="Month"
				spans={months}
				counted={counted}
				locale={locale}
			/>
		</div>
	);
}
