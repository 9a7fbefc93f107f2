import { useMemo } from "react";
import { data, href, Link, redirect, useLocation } from "react-router";
import { isUuid } from "../../db/check-values.ts";
import { leaveLetter, listLetters, noteSentByHand, tryAgain } from "../../mail/letters.server.ts";
import { readForm } from "../../server/body.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { useChanges } from "../events/use-changes.ts";
import { Part, Room } from "../frame/room.tsx";
import type { Route } from "./+types/letters.route";
import { findSenderAddress } from "./find-sender-address.server.ts";
import { LetterList } from "./letter-list.tsx";
import { type LetterState, letterStates, readPlace, writePlace } from "./letter-place.ts";
import styles from "./letters.module.css";
import { useLetterNews } from "./use-letter-news.ts";

const acts = new Map([
	["try-again", tryAgain],
	["sent-by-hand", noteSentByHand],
	["leave", leaveLetter],
]);
const allStates = Object.keys(letterStates) as LetterState[];

export async function loader({ url, context }: Route.LoaderArgs) {
	const { config, database, sender } = visitContext.from(context).site;
	const place = readPlace(url.searchParams);
	const senderAddress = findSenderAddress(config);
	const list = async (group: LetterState) => {
		const { letters, next } = await listLetters(database.db, {
			state: group,
			withNotices: senderAddress !== null || group === "sent",
			most: letterStates[group].most,
			after: place?.after,
		});
		return { group, letters, older: next && writePlace(group, next) };
	};
	return {
		now: Date.now(),
		senderAddress,
		isPaused: sender.isPaused(),
		canLink: config.publicOrigin !== null,
		isOlder: place !== undefined,
		listed: await Promise.all((place ? [place.group] : allStates).map(list)),
	};
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const form = await readForm(request);
	const id = String(form.get("id"));
	const { db } = site.database;
	const change = acts.get(String(form.get("act")));
	if (!change || !isUuid(id)) throw data("There is no such letter.", { status: 404 });
	await change(db, id);
	site.sender.wake();
	const page = String(form.get("request"));
	const here = href("/admin/letters") + url.search;
	throw redirect(isUuid(page) ? href("/admin/requests/:id", { id: page }) : here);
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Letters" }];
}

export default function Letters({ loaderData }: Route.ComponentProps) {
	const { senderAddress, isPaused, canLink, now, isOlder, listed } = loaderData;
	useChanges();
	const { search } = useLocation();
	const all = useMemo(() => listed.flatMap(({ letters }) => letters), [listed]);
	useLetterNews(search, all, { now, isPaused });
	const filled = listed.filter(({ letters }) => letters.length > 0);
	return (
		<Room>
			<Part title="Letters">
				{senderAddress === null && (
					<Alert title="Letters are kept here">
						<p>
							No mail server is set up, so nothing goes out on its own. Open a letter in your own
							mail app and send it from there. To let the site send them, set <code>SMTP_URL</code>{" "}
							and <code>MAIL_FROM</code> where it runs.
						</p>
					</Alert>
				)}
				{!canLink && (
					<Alert title="Letters have no links">
						<p>
							The site does not know the address that clients use. Set <code>PUBLIC_ORIGIN</code>,
							such as <code>https://studio.example.com</code>, where it runs. Receipts and answers
							will then include the link to the client’s own page.
						</p>
					</Alert>
				)}
				{filled.length === 0 && !isOlder && (
					<p>
						{senderAddress
							? "No letters yet. When a request arrives, the client gets a receipt, and you get a notice."
							: "No letters yet. When a request arrives, its receipt waits here for you to send."}
					</p>
				)}
			</Part>
			{filled.map(({ group, letters, older }) => (
				<Part
					key={group}
					id={group}
					title={
						isOlder ? (
							letterStates[group].older
						) : (
							<>
								{letterStates[group].title}
								{group !== "sent" && (
									<span className={styles.count}>
										{" "}
										{letters.length}
										{older && "+"}
									</span>
								)}
							</>
						)
					}
					about={
						senderAddress &&
						group === "sent" && (
							<p className={styles.note}>
								Sent means that the mail server took it. If a letter bounces later, the bounce goes
								to {senderAddress} and does not show here.
							</p>
						)
					}
				>
					<LetterList {...{ letters, now, senderAddress, isPaused }} />
					{older && (
						<p>
							<Link className={buttonClass("outline")} to={older}>
								Older Letters
							</Link>
						</p>
					)}
				</Part>
			))}
		</Room>
	);
}
