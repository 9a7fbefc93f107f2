import { afterAll, beforeAll, beforeEach } from "vitest";
import { findAnswerDraft, nameNoDraft } from "../app/admin/answer/answer-drafts.server.ts";
import { addAppointment } from "../app/appointments/appointments.server.ts";
import { commit } from "../app/db/commit.server.ts";
import type { EngineKind } from "../app/db/migrate.server.ts";
import { findTerms } from "../app/requests/terms/terms.server.ts";
import { signIn } from "./artist.ts";
import { openDesk } from "./desk.ts";
import { readProgress } from "./read-progress.ts";
import { newEmail, sendRequest } from "./requests.ts";
import { openTestSite, type TestSite } from "./site.ts";

export const letter = {
	intent: "preview",
	subject: "Your request, {first name}",
	text: "Hi {first name},\r\n{quote}, deposit {deposit} by {due date}: {payment link}\r\n{page link}",
	state: "quoted",
	quoteText: "One session",
	quote: "$1,250",
	deposit: "150",
	dueOn: "2099-12-04",
	paymentLink: "https://pay.example.com/a?b=1&c=2",
};

/** The desk's page that answers a request, used as by a browser without scripts. Each test has a request of its own. */
export function prepareAnswerPage(engine: EngineKind) {
	const own = { id: "", email: "" } as {
		site: TestSite;
		artist: Record<string, string>;
		id: string;
		email: string;
	};
	beforeAll(async () => {
		own.site = await openTestSite(engine, { PUBLIC_ORIGIN: "https://studio.example.com" });
		own.artist = await signIn(own.site);
	});
	beforeEach(async () => {
		own.email = newEmail();
		own.id = await sendRequest(own.site, { email: own.email });
	});
	afterAll(() => own.site.close());

	const desk = openDesk(() => {
		const { site, artist } = own;
		return { site, artist: { ...artist, Origin: site.config.publicOrigin ?? site.address } };
	});
	const db = () => own.site.database.db;
	const address = (path: string) => `/admin/requests/${own.id}/answer${path}`;
	const findRevision = async () => (await findAnswerDraft(db(), own.id))?.revision;
	/** By a page that was opened just now, unless the fields say what it has seen. */
	const post = async (path: string, fields: Record<string, string>) => {
		const seen = (await findRevision()) ?? (await nameNoDraft(db(), own.id));
		return desk.post(address(path), { seen, ...fields });
	};
	const get = (path = "") => desk.get(address(path));
	/** From 2 to 5 PM where the studio is. */
	const addDate = (status: "proposed" | "confirmed", place = "Here") => {
		const times = { starts_at: "2099-12-04T21:00:00.000Z", ends_at: "2099-12-05T00:00:00.000Z" };
		return commit(db(), (trx) => addAppointment(trx, own.id, { ...times, place }, status));
	};
	const send = async (more: Record<string, string> = {}) => {
		const revision = (await findRevision()) ?? "";
		const { changed_at = "" } = (await read()).progress;
		return post("/preview", { revision, by: "mail", changed_at, ...more });
	};
	const read = async () => {
		const { id } = own;
		return {
			letters: await db()
				.selectFrom("letters")
				.selectAll()
				.where("submission_id", "=", id)
				.where("kind", "=", "answer")
				.execute(),
			events: await db()
				.selectFrom("request_events")
				.select(["by", "kind", "text", "created_at"])
				.where("submission_id", "=", id)
				.where("kind", "<>", "note")
				.orderBy("created_at")
				.orderBy("kind")
				.execute(),
			progress: await readProgress(db(), id),
			terms: await findTerms(db(), id),
		};
	};
	return Object.assign(own, { db, get, post, send, read, addDate });
}
