import { href, redirect } from "react-router";
import { findStudio, nameTitle } from "../publishing/frame-studio.ts";
import { eraseRows } from "../requests/erase.server.ts";
import { describeError } from "../server/answer.server.ts";
import { visitContext } from "../server/site.server.ts";
import type { Route } from "./+types/erase.route";
import { Confirmation } from "./confirmation.tsx";
import { requireLinkedRequest } from "./linked-request.server.ts";

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
	const { db } = visitContext.from(context).site.database;
	await requireLinkedRequest(db, token);
	return null;
}

export async function action({ params: { token }, context }: Route.ActionArgs) {
	const { database, files, log } = visitContext.from(context).site;
	const id = await requireLinkedRequest(database.db, token);
	await eraseRows(database.db, files, { requests: [id] });
	// The rows are gone; the next one to erase overwrites what is left of them in free pages.
	await database.scrub().catch((error: unknown) => {
		log.warn(describeError(error), "the pages of an erased request are not overwritten yet");
	});
	throw redirect(href("/request/erased"), 303);
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
	return [
		{ title: nameTitle("Erase Everything", findStudio(matches)) },
		{ name: "robots", content: "noindex" },
	];
}

export default function Erase({ params: { token } }: Route.ComponentProps) {
	return (
		<Confirmation
			heading="Erase Everything"
			lead="The request, its files, and all that we wrote about it."
			act="Erase Everything"
			busy="Erasing..."
			stay="Keep It"
			token={token}
		>
			<p>
				It cannot be brought back, and I can no longer answer you or hold a date for you. Letters in
				your own mailbox are yours to keep or delete.
			</p>
		</Confirmation>
	);
}
