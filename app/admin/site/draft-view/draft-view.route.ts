import { href, redirect, redirectDocument } from "react-router";
import { writeDraftsCookie } from "../../../publishing/draft-view/draft-view.server.ts";
import { readForm } from "../../../server/body.server.ts";
import type { Route } from "./+types/draft-view.route";

/** Leads back to a public page after sign-in, with a full load, because it was loaded without drafts. */
export function loader({ url }: Route.LoaderArgs) {
	throw redirectDocument(readPublicPath(url.searchParams.get("back")));
}

/** Shows the artist the public pages with the drafts, or no longer. */
export async function action({ request }: Route.ActionArgs) {
	const form = await readForm(request);
	throw redirect(readPublicPath(form.get("back")), {
		status: 303,
		headers: { "Set-Cookie": writeDraftsCookie(form.get("show") !== "drafts") },
	});
}

/** Never shown. The router navigates only to routes with a component. */
export default function DraftView() {
	return null;
}

/** Anything else could lead to another site. */
function readPublicPath(back: string | null): string {
	return back && /^\/(?![/\\])[\w./-]*$/.test(back) ? back : href("/");
}
