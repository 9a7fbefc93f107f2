import { writeAppointments } from "../../appointments/appointment-ics.ts";
import { findDates } from "../../appointments/find-dates.server.ts";
import { privateFile } from "../../requests/files/send-file.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { requireLinkedRequest } from "../linked-request.server.ts";
import type { Route } from "./+types/dates-ics.route";

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const { studio } = await content.readBodies("studio");
	const dates = await findDates(db, await requireLinkedRequest(db, token));
	const text = writeAppointments(
		dates.map((date) => ({ ...date, title: studio.name })),
		{ studio: studio.name, publicOrigin: site.config.publicOrigin },
	);
	return new Response(text, {
		headers: { "Content-Type": "text/calendar; charset=utf-8", ...privateFile },
	});
}
