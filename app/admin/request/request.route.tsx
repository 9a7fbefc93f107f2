import { data } from "react-router";
import { listEvents, markRead } from "../../requests/progress/progress.server.ts";
import { states } from "../../requests/progress/states.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/request.route";
import { findRequest } from "./find-request.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db } = visitContext.from(context).site.database;
	const found = await findRequest(db, params.id);
	if (!found) throw data("This request is not here, or was erased.", { status: 404 });
	await markRead(db, params.id);
	return { ...found, events: await listEvents(db, params.id) };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	const name = loaderData && `${loaderData.request.first_name} ${loaderData.request.last_name}`;
	return [{ title: name ?? "Request" }, { name: "robots", content: "noindex" }];
}

export default function Request({ loaderData: { request } }: Route.ComponentProps) {
	return (
		<article>
			<h1>
				{request.first_name} {request.last_name}
			</h1>
			<p>{states[request.state].label}</p>
			<p>{request.design_idea}</p>
		</article>
	);
}
