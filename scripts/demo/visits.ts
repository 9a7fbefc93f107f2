import { commit } from "../../app/db/commit.server.ts";
import type { Db } from "../../app/db/database.server.ts";
import { findToday } from "../../app/publishing/studio-time.server.ts";
import { addCount } from "../../app/visits/visit-counts.server.ts";
import { formPage, formSteps, type VisitEvent } from "../../app/visits/visit-events.ts";
import { demoRequests } from "./requests.ts";

const dayMs = 24 * 60 * 60 * 1000;
const days = 150;

/** Views on a usual day. */
const pages = {
	"/": 42,
	"/artwork/tattoos": 31,
	"/artwork/categories": 12,
	"/artwork/drawings": 7,
	"/aftercare": 11,
	"/about": 9,
	"/drawing-and-deposit-policy": 6,
	"/blog/aftercare/tattoo-aftercare-guide": 8,
	"/contact": 5,
};
const formPages = ["/artwork/tattoos", "/", formPage] as const;
/** How many steps of the form visitors take who send nothing, in turn. */
const stepsTaken = [1, 2, 1, 3, 4, 1, 2, 5, 1, 3, 2, 1, 6, 4, 2];
const openedOnWeekday = [2, 1, 1, 0, 2, 3, 3];

/** More on weekends, and more from month to month. Who sent a request took all steps on that day. */
export async function addDemoVisits(db: Db, timeZone: string): Promise<void> {
	const now = Date.now();
	const sent = demoRequests
		.filter(({ suspicion }) => !suspicion)
		.map(({ hoursAgo }) => findToday(timeZone, new Date(now - (hoursAgo * dayMs) / 24)));
	let opened = 0;
	await commit(db, async (trx) => {
		for (let ago = days - 1; ago >= 0; ago -= 1) {
			const date = new Date(now - ago * dayMs);
			const day = findToday(timeZone, date);
			const weekday = new Date(day).getUTCDay();
			const add = (page: string, event: VisitEvent, count: number) =>
				count > 0 ? addCount(trx, { day, page, event, count }) : undefined;
			const share = (1 - ago / days / 2) * (weekday % 6 === 0 ? 1.3 : 1);
			for (const [page, usual] of Object.entries(pages)) {
				await add(page, "view", Math.round(usual * share * (1 + Math.sin(ago * 1.7 + usual) / 4)));
			}
			const turns = Array.from({ length: openedOnWeekday[weekday] ?? 0 }, (_, index) => {
				return stepsTaken[(opened + index) % stepsTaken.length] ?? 1;
			});
			for (const steps of [...turns, ...sent.filter((one) => one === day).map(() => Infinity)]) {
				opened += 1;
				const page = formPages[opened % formPages.length] ?? formPage;
				if (page === formPage) await add(page, "view", 1);
				for (const step of formSteps.slice(0, steps)) await add(page, step, 1);
			}
		}
	});
}
