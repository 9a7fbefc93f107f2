import type { Db } from "../../db/database.server.ts";
import type { VisitEvent } from "../../visits/visit-events.ts";
import { type CountedDay, listLastDays, listLastMonths } from "./arrange-counts.ts";

const mostPages = 20;

/** @param today where the studio is, such as `2026-11-24` */
export async function readVisits(db: Db, today: string) {
	const months = listLastMonths(today);
	const days = listLastDays(today);
	const [firstMonth = ""] = months;
	const [firstDay = ""] = days;
	const byDay = await db
		.selectFrom("daily_counts")
		.select(({ fn }) => ["day", "event", fn.sum("count").as("count")])
		.where("day", ">=", `${firstMonth}-01`)
		.groupBy(["day", "event"])
		.execute();
	const byPage = await db
		.selectFrom("daily_counts")
		.select(({ fn }) => ["page", "event", fn.sum("count").as("count")])
		.where("day", ">=", firstDay)
		.where("event", "in", ["view", "opened"] satisfies VisitEvent[])
		.groupBy(["page", "event"])
		.execute();
	const pages = new Map<string, { views: number; opened: number }>();
	for (const { page, event, count } of byPage) {
		const row = pages.get(page) ?? { views: 0, opened: 0 };
		row[event === "view" ? "views" : "opened"] += Number(count);
		pages.set(page, row);
	}
	const counted: CountedDay[] = byDay.map((row) => ({ ...row, count: Number(row.count) }));
	return {
		days,
		months,
		counted,
		pages: [...pages]
			.map(([page, row]) => ({ page, ...row }))
			.sort((a, b) => b.views - a.views || (a.page < b.page ? -1 : 1))
			.slice(0, mostPages),
	};
}
