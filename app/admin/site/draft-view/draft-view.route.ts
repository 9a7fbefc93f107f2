import { href, redirect } from "react-router";
import { writeDraftsCookie } from "../../../publishing/draft-view/draft-view.server.ts";
import { readForm } from "../../../server/body.server.ts";
import type { Route } from "./+types/draft-view.route";

/** Shows the artist the public pages with the drafts, or no longer. */
export async function action({ request }: Route.ActionArgs) {
	const form = await readForm(request);
	throw redirect(readPublicPath(form.get("back")), {
		status: 303,
		headers: { "Set-Cookie": writeDraftsCookie(form.get("show") !== "drafts") },
	});
}

/** Anything else could lead to another site. */
function readPublicPath(back: string | null): string {
	return back && /^\/(?![/\\])[\w./-]*$/.test(back) ? back : href("/");
}
