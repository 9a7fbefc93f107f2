import { href, redirect } from "react-router";
import { findStudio, nameTitle } from "../../publishing/frame-studio.ts";
import { erase } from "../../requests/erase.server.ts";
import { findLinkedRequest } from "../../requests/links.server.ts";
import { describeError } from "../../server/answer.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { requireLinkedRequest } from "../linked-request.server.ts";
import type { Route } from "./+types/erase.route";
import { Confirmation } from "./confirmation.tsx";

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
	const { db } = visitContext.from(context).site.database;
	await requireLinkedRequest(db, token);
	return null;
}

export async function action({ params: { token }, context }: Route.ActionArgs) {
	const { database, files, log } = visitContext.from(context).site;
	const id = await requireLinkedRequest(database.db, token);
	try {
		await erase(database, files, { requests: [id], notes: [], letters: [] }, "erased");
	} catch (error) {
		if (await findLinkedRequest(database.db, token)) throw error;
		// Free pages, which still hold it, are overwritten when the next request is erased.
		log.warn(describeError(error), "a request is erased, but the database stayed in use");
	}
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
			lead="The request, its files, and everything we wrote to each other about it."
			act="Erase Everything"
			busy="Erasing..."
			stay="Keep It"
			token={token}
		>
			<p>
				It cannot be brought back, and I can no longer answer you or hold a date for you. Emails in
				your own inbox are yours to keep or delete.
			</p>
		</Confirmation>
	);
}
