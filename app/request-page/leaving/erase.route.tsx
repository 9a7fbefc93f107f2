import { href, redirect } from "react-router";
import { findStudio, nameTitle } from "../../publishing/frame-studio.ts";
import { erase } from "../../requests/erase.server.ts";
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
	const { database, files } = visitContext.from(context).site;
	const id = await requireLinkedRequest(database.db, token);
	await erase(database, files, { requests: [id], notes: [], letters: [] }, "erased");
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
				None of it can be brought back, and I will no longer be able to answer you or hold a date
				for you. Emails in your own inbox are yours to keep or delete.
			</p>
		</Confirmation>
	);
}
