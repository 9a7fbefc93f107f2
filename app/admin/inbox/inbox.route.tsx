import { href, Link } from "react-router";
import { states } from "../../requests/progress/states.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/inbox.route";
import styles from "./inbox.module.css";
import { listRequests } from "./list-requests.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	return { requests: await listRequests(site.database.db) };
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Requests" }, { name: "robots", content: "noindex" }];
}

export default function Inbox({ loaderData: { requests } }: Route.ComponentProps) {
	return (
		<div className={styles.inbox}>
			<h1>Requests</h1>
			{requests.length === 0 && <p>No requests yet. New ones appear here by themselves.</p>}
			<ul>
				{requests.map(({ id, first_name, last_name, design_idea, state, read_at }) => (
					<li key={id} data-unread={read_at ? undefined : ""}>
						<Link to={href("/admin/requests/:id", { id })}>
							{first_name} {last_name}
						</Link>
						<p>{states[state].label}</p>
						<p>{design_idea}</p>
					</li>
				))}
			</ul>
		</div>
	);
}
