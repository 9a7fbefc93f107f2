import { writeAppointments } from "../../appointments/appointment-ics.ts";
import { findNamedAppointment } from "../../appointments/appointments.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/appointment-ics.route";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const found = await findNamedAppointment(site.database.db, params.id);
	if (!found) throw new Refusal(404, "not_found", "This appointment is not here.");
	const { studio } = await content.readBodies("studio");
	const title = `${found.first_name} ${found.last_name}`;
	const words = { studio: studio.name, publicOrigin: site.config.publicOrigin };
	const text = writeAppointments([{ ...found, title }], words);
	return new Response(text, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
