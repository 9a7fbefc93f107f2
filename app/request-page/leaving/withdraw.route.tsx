import { href, redirect } from "react-router";
import { findDates } from "../../appointments/find-dates.server.ts";
import { sayAppointment } from "../../appointments/show-appointment.server.ts";
import { commit } from "../../db/commit.server.ts";
import { tellArtist } from "../../mail/tell-artist.server.ts";
import { findStudio, nameTitle } from "../../publishing/frame-studio.ts";
import { changeState } from "../../requests/progress/change-state.server.ts";
import { holdProgress } from "../../requests/progress/progress.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { forgetTyping } from "../../ui/page/kept-typing.ts";
import { readLinkedRequest } from "../linked-request.server.ts";
import type { Route } from "./+types/withdraw.route";
import { canWithdraw } from "./can-withdraw.ts";
import { Confirmation } from "./confirmation.tsx";

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
	const { db } = visitContext.from(context).site.database;
	const { state } = await readLinkedRequest(db, token);
	if (!canWithdraw(state)) throw redirect(href("/request/:token", { token }));
	return null;
}

export async function action({ params: { token }, context }: Route.ActionArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const { request, state } = await readLinkedRequest(db, token);
	if (!canWithdraw(state)) throw redirect(href("/request/:token", { token }), 303);
	const { studio } = await content.readBodies("studio");
	await commit(db, async (trx) => {
		const progress = await holdProgress(trx, request.id);
		if (!progress || !canWithdraw(progress.state)) return;
		const found = await findDates(trx, request.id);
		const dates = found.map((date) => sayAppointment(date, studio));
		// Before it is withdrawn: nothing is told of spam.
		await tellArtist(trx, site.config, request.id, { kind: "withdrawn", dates });
		await changeState(trx, request.id, "withdrawn", "client");
	});
	site.sender.wake();
	throw redirect(href("/request/:token", { token }), 303);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch((answer: unknown) => {
		if (answer instanceof Response) forgetTyping();
		throw answer;
	});
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
	return [
		{ title: nameTitle("Withdraw Your Request", findStudio(matches)) },
		{ name: "robots", content: "noindex" },
	];
}

export default function Withdraw({ params: { token } }: Route.ComponentProps) {
	return (
		<Confirmation
			heading="Withdraw Your Request"
			lead="I’ll stop working on it, and if we set a date, that date opens up again."
			act="Withdraw the Request"
			busy="Withdrawing..."
			stay="Keep It"
			token={token}
		>
			<p>
				This page stays, with everything you sent, so you can still write to me or erase it all. The
				Drawing and Deposit Policy applies to any deposit you have paid.
			</p>
		</Confirmation>
	);
}
