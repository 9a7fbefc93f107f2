import { href, redirect } from "react-router";
import { writeErased } from "../../mail/write-notice.ts";
import { findStudio, nameTitle } from "../../publishing/frame-studio.ts";
import { erase } from "../../requests/erase.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { requireLinkedRequest } from "../linked-request.server.ts";
import type { Route } from "./+types/erase.route";
import { Confirmation } from "./confirmation.tsx";
import { sayFreedDates } from "./freed-dates.server.ts";
import { keptInCopies } from "./kept-in-copies.ts";

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
	const { database, config } = visitContext.from(context).site;
	await requireLinkedRequest(database.db, token);
	return { hasCopies: config.backupDir !== null };
}

export async function action({ params: { token }, context }: Route.ActionArgs) {
	const { site, content } = visitContext.from(context);
	const { database, files, sender } = site;
	const id = await requireLinkedRequest(database.db, token);
	const { studio } = await content.readBodies("studio");
	const dates = await sayFreedDates(database.db, id, studio);
	const letter = { kind: "notice", recipient: "", requestId: null, ...writeErased(dates) } as const;
	const person = { requests: [id], notes: [], letters: [] };
	// Without a name and dates, a letter would tell the artist nothing.
	await erase(database, files, person, {
		act: "erased",
		letter: dates.length > 0 ? letter : null,
	});
	sender.wake();
	throw redirect(href("/request/erased"), 303);
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
	return [
		{ title: nameTitle("Erase Everything", findStudio(matches)) },
		{ name: "robots", content: "noindex" },
	];
}

export default function Erase({
	params: { token },
	loaderData: { hasCopies },
}: Route.ComponentProps) {
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
				You can’t take this back, and I will no longer be able to answer you or hold a date for you.
				Emails that were already sent stay in your inbox and mine.
				{hasCopies && ` ${keptInCopies}`}
			</p>
		</Confirmation>
	);
}
