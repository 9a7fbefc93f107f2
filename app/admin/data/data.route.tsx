import { useEffect, useRef } from "react";
import { data, href, Link } from "react-router";
import { listActs } from "../../db/audit.server.ts";
import { erasePerson } from "../../requests/erase.server.ts";
import { findPerson, isWholeAddress } from "../../requests/person.server.ts";
import { announcedDays, listAnnounced } from "../../requests/retention.server.ts";
import { sayRetention } from "../../requests/say-retention.ts";
import { readForm } from "../../server/body.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { sayCount } from "../../ui/say-count.ts";
import { Part, Room } from "../frame/room.tsx";
import { Moment } from "../request/moment.tsx";
import type { Route } from "./+types/data.route";
import { Copies } from "./copies.tsx";
import styles from "./data.module.css";
import { OnePerson } from "./one-person.tsx";
import { sayAct, sayDetail } from "./say-act.ts";
import { showCopies } from "./show-copies.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	return {
		announced: await listAnnounced(db),
		keptFor: sayRetention((await content.read("studio")).body.retentionMonths),
		announcedDays,
		acts: await listActs(db, 100),
		copies: showCopies(site),
	};
}

/** Posted, to keep email addresses out of the browser's history. */
export async function action({ request, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const form = await readForm(request);
	const email = form.get("email")?.trim() ?? "";
	const again = form.get("again")?.trim();
	const person = isWholeAddress(email) ? await findPerson(site.database.db, email) : null;
	const found = person && { requests: person.requests.length, notes: person.notes.length };
	const looked = { email, found, problem: "", erased: null };
	if (again === undefined) return data(looked, { status: found ? 200 : 422 });
	if (!found || again.toLowerCase() !== email.toLowerCase()) {
		const problem = "Type the same address once more. Nothing was erased.";
		return data({ ...looked, problem }, { status: 422 });
	}
	const erased = await erasePerson(site.database, site.files, email);
	// A note of theirs may have been published.
	await site.content.refresh();
	return { ...looked, erased };
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Data" }];
}

export default function Data({ loaderData, actionData }: Route.ComponentProps) {
	const { announced, keptFor, announcedDays, acts, copies } = loaderData;
	const room = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (actionData) room.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [actionData]);
	return (
		<Room ref={room}>
			<Part title="Data">
				{announced.length > 0 && (
					<Alert title="About to be erased">
						<p>
							<a href="#retention">{sayCount(announced.length, "request")}</a> with no activity for{" "}
							{keptFor}.
						</p>
					</Alert>
				)}
			</Part>
			<OnePerson looked={actionData} hasCopies={copies?.areKept ?? false} />
			<Part id="site" title="Your whole site">
				<p>
					Everything in one zip that opens anywhere: texts, articles, your original photos, requests
					with their files, and notes. Another Linework site can import it and become an exact copy
					of this one. Your password and sign-ins stay here. It holds what clients wrote to you, so
					keep it safe.
				</p>
				<p>
					<a className={buttonClass("outline")} href={href("/admin/data/site.zip")} download="">
						Download the Whole Site
					</a>
				</p>
			</Part>
			<Copies copies={copies} />
			<Part
				id="retention"
				title="How long requests stay"
				about={
					<p>
						A request with no activity for {keptFor} is listed here, then erased {announcedDays}{" "}
						days later along with its files. Any activity keeps it, and so does a private note.
					</p>
				}
			>
				{announced.length > 0 ? (
					<ul className={styles.rows}>
						{announced.map(({ id, first_name, last_name, erase_after }) => (
							<li key={id}>
								<Link to={href("/admin/requests/:id", { id })}>
									{first_name} {last_name}
								</Link>
								<span>
									erased after <Moment at={erase_after ?? ""} />
								</span>
							</li>
						))}
					</ul>
				) : (
					<p className={styles.quiet}>None right now.</p>
				)}
			</Part>
			<Part
				id="audit"
				title="Activity log"
				about={<p>Sign-ins, state changes, exports and erasures, without names.</p>}
			>
				<ol className={styles.rows}>
					{acts.map(({ id, created_at, act, detail }) => (
						<li key={id}>
							<Moment at={created_at} />
							<span>
								{sayAct(act)}
								{detail && <small>{sayDetail(detail)}</small>}
							</span>
						</li>
					))}
				</ol>
			</Part>
		</Room>
	);
}
