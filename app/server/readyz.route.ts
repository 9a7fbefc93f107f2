import type { Route } from "./+types/readyz.route";
import { Refusal } from "./refusal.server.ts";
import { visitContext } from "./site.server.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
	const { site } = visitContext.from(context);
	const parts = { database: site.database.tryWrite, storage: site.files.tryWrite };
	for (const [part, tryWrite] of Object.entries(parts)) {
		await tryWrite().catch(() => {
			throw new Refusal(503, "not_ready", `The ${part} cannot be written to.`, {
				headers: { "Retry-After": "5" },
			});
		});
	}
	return Response.json({ status: "ready" }, { headers: { "Cache-Control": "no-store" } });
}
