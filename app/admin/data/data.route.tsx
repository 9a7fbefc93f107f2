import { data, Form, href, useNavigation } from "react-router";
import { listActs } from "../../db/audit.server.ts";
import { erasePerson } from "../../requests/erase.server.ts";
import { findPerson, isWholeAddress } from "../../requests/person.server.ts";
import { listAnnounced, retention } from "../../requests/retention.server.ts";
import { sayRetention } from "../../requests/say-retention.ts";
import { readForm } from "../../server/body.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { invalidEmail } from "../../ui/email-address.ts";
import { TextField } from "../../ui/field.tsx";
import { sayCount } from "../../ui/say-count.ts";
import { Part, Room } from "../frame/room.tsx";
import type { Route } from "./+types/data.route";
import { Announced } from "./announced.tsx";
import { AuditList } from "./audit-list.tsx";
import { Copies } from "./copies.tsx";
import styles from "./data.module.css";
import { showCopies } from "./show-copies.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	return {
		announced: await listAnnounced(db),
		keptFor: sayRetention((await content.read("studio")).body.retentionMonths),
		announcedDays: retention.announcedDays,
		acts: await listActs(db, 100),
		copies: showCopies(site),
	};
}

/** Posted, so that no address stands in the browser's history. */
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
	return [{ title: "Data" }, { name: "robots", content: "noindex" }];
}

export default function Data({ loaderData, actionData }: Route.ComponentProps) {
	const { announced, keptFor, announcedDays, acts, copies } = loaderData;
	const { state, formData } = useNavigation();
	const { email = "", found, problem, erased } = actionData ?? {};
	return (
		<Room>
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
			<Part
				id="person"
				title="One person"
				about={
					<p>
						Anyone may ask for a copy of what you keep about them, or ask you to erase it. Look them
						up by the email address they wrote from.
					</p>
				}
			>
				{erased && (
					<Alert title="Erased" announced>
						<p>
							{sayCount(erased.requests, "request")}, {sayCount(erased.files, "file")} and{" "}
							{sayCount(erased.notes, "note")}. Earlier backups still contain them.
						</p>
						{erased.isUnfinished && (
							<p>
								Another program was using the database, so the space they took up couldn’t be
								overwritten yet. The site will keep trying every minute.
							</p>
						)}
					</Alert>
				)}
				<Form method="post" className={styles.search} role="search">
					<TextField
						label="Email address"
						name="email"
						type="email"
						defaultValue={email}
						error={actionData && !found ? invalidEmail : undefined}
					/>
					<Button type="submit" kind="outline">
						Look Up
					</Button>
				</Form>
				{found && !erased && (
					<div className={styles.found}>
						<p>
							<strong>{email}</strong>: {sayCount(found.requests, "request")} and{" "}
							{sayCount(found.notes, "note")}.
						</p>
						{found.requests + found.notes > 0 && (
							<>
								<form method="post" action={href("/admin/data/export.zip")}>
									<input type="hidden" name="email" value={email} />
									<Button type="submit" kind="outline">
										Download Everything
									</Button>
								</form>
								<Form method="post" className={styles.erase}>
									<input type="hidden" name="email" value={email} />
									<TextField
										label="To erase it all, type the address again"
										name="again"
										autoComplete="off"
										error={problem || undefined}
									/>
									<Button
										type="submit"
										kind="danger"
										busy={
											state === "submitting" && formData?.has("again") ? "Erasing..." : undefined
										}
									>
										Erase for Good
									</Button>
								</Form>
							</>
						)}
					</div>
				)}
			</Part>
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
				<Announced requests={announced} />
			</Part>
			<Part
				id="audit"
				title="Activity log"
				about={<p>Sign-ins, state changes, exports and erasures, without names.</p>}
			>
				<AuditList acts={acts} />
			</Part>
		</Room>
	);
}
