import type { Route } from "./+types/readyz.route";
import { Refusal } from "./refusal.server.ts";
import { visitContext } from "./site.server.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
	const { site } = visitContext.from(context);
	if (site.stopping.aborted) throw notReady("The site is stopping.");
	const parts = { database: site.database.tryWrite, storage: site.files.tryWrite };
	for (const [part, tryWrite] of Object.entries(parts)) {
		await tryWrite().catch(() => {
			throw notReady(`The ${part} cannot be written to.`);
		});
	}
	return Response.json({ status: "ready" }, { headers: { "Cache-Control": "no-store" } });
}

function notReady(sentence: string): Refusal {
	return new Refusal(503, "not_ready", sentence, { headers: { "Retry-After": "5" } });
}
