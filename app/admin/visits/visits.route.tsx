import { useStudio } from "../../publishing/frame-studio.ts";
import { findToday } from "../../publishing/studio-time.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Part, Room } from "../frame/room.tsx";
import type { Route } from "./+types/visits.route";
import { arrangeFunnel } from "./arrange-counts.ts";
import { readReplies } from "./read-replies.server.ts";
import { readVisits } from "./read-visits.server.ts";
import { ReplyRecord } from "./reply-record.tsx";
import { Shares } from "./shares.tsx";
import { SpanPlots } from "./span-plots.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const { timeZone, replyWithinHours } = (await content.readBodies("studio")).studio;
	// Shows the last minute too, unless the disk is full or the database damaged.
	await site.visits.flush(db, timeZone).catch(() => {});
	return {
		...(await readVisits(db, findToday(timeZone))),
		replies: await readReplies(db, replyWithinHours),
	};
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Visits" }];
}

export default function Visits({ loaderData }: Route.ComponentProps) {
	const { days, months, counted, pages, replies } = loaderData;
	const { locale, replyWithinHours } = useStudio();
	const funnel = arrangeFunnel(counted, days);
	const opened = funnel[0]?.count ?? 0;
	return (
		<Room>
			<Part
				title="Visits"
				about={
					<p>
						Counted by the site itself: pages and steps of the form, never people. You, search
						engines and obvious bots are left out.
					</p>
				}
			/>
			<SpanPlots title="Last 30 days" span="Day" spans={days} counted={counted} locale={locale} />
			<Part
				id="form"
				title="Where people drop off"
				about={
					<p>
						{funnel.some(({ count }) => count > 0)
							? "How far visitors got in the form in the last 30 days. A few browsers can send the form without their steps being counted."
							: "The form has not been opened yet."}
					</p>
				}
			>
				{funnel.some(({ count }) => count > 0) && (
					<Shares
						locale={locale}
						shares={funnel.map(({ label, count }) => ({
							name: label,
							count,
							...(opened >= count &&
								opened > 0 && { more: `(${Math.round((100 * count) / opened)}%)` }),
						}))}
					/>
				)}
			</Part>
			<ReplyRecord replies={replies} promisedHours={replyWithinHours} locale={locale} />
			<Part
				id="pages"
				title="By page"
				about={
					<p>
						{pages.length > 0
							? "Views in the last 30 days, and how often the form was opened there."
							: "No page has been viewed yet."}
					</p>
				}
			>
				{pages.length > 0 && (
					<Shares
						locale={locale}
						shares={pages.map(({ page, views, opened }) => ({
							name: page,
							count: views,
							...(opened > 0 && { more: `· form ${opened.toLocaleString(locale)}` }),
						}))}
					/>
				)}
			</Part>
			<SpanPlots
				title="Last 12 months"
				span="Month"
				spans={months}
				counted={counted}
				locale={locale}
			/>
		</Room>
	);
}
