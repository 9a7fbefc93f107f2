import { data, href, Link, redirect } from "react-router";
import { listLetters, noteSentByHand, tryAgain } from "../../mail/letters.server.ts";
import { readForm } from "../../server/body.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { isRequestId } from "../request/find-request.server.ts";
import type { Route } from "./+types/letters.route";
import { LetterList } from "./letter-list.tsx";
import styles from "./letters.module.css";

const acts = new Map([
	["try-again", tryAgain],
	["sent-by-hand", noteSentByHand],
]);
const mostSent = 50;
const mostOpen = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { config, database } = visitContext.from(context).site;
	const before = readTime(new URL(request.url).searchParams.get("before"));
	const hasServer = config.smtpUrl !== null;
	const [open, sent] = await Promise.all([
		before ? [] : listLetters(database.db, ["waiting", "failed"], { most: mostOpen }),
		listLetters(database.db, ["sent"], { most: mostSent + 1, before }),
	]);
	return {
		now: Date.now(),
		hasServer,
		before,
		failed: open.filter(({ state }) => state === "failed"),
		// Without a mail server, the desk itself is the artist's notice.
		waiting: open.filter(
			({ state, kind }) => state === "waiting" && (hasServer || kind !== "notice"),
		),
		sent: sent.slice(0, mostSent),
		older: sent.length > mostSent ? sent[mostSent - 1]?.created_at : undefined,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const form = await readForm(request);
	const id = String(form.get("id"));
	const { db } = site.database;
	const change = acts.get(String(form.get("act")));
	if (!change || !/^[0-9a-f-]{36}$/.test(id))
		throw data("There is no such letter.", { status: 404 });
	await change(db, id);
	site.sender.wake();
	const page = String(form.get("request"));
	throw redirect(
		isRequestId(page) ? href("/admin/requests/:id", { id: page }) : href("/admin/letters"),
	);
}

function readTime(text: string | null): string | undefined {
	return text && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? text : undefined;
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Letters" }, { name: "robots", content: "noindex" }];
}

export default function Letters({ loaderData }: Route.ComponentProps) {
	const { hasServer, now, before, failed, waiting, sent, older } = loaderData;
	const isEmpty = failed.length + waiting.length + sent.length === 0;
	return (
		<div className={styles.letters}>
			<h1>Letters</h1>
			{!hasServer && (
				<Alert title="Letters are kept here">
					<p>
						No mail server is set, so nothing leaves by itself. Open a letter in your own mail app
						and send it from there. To let the site send them, set <code>SMTP_URL</code> and{" "}
						<code>MAIL_FROM</code> where it runs.
					</p>
				</Alert>
			)}
			{isEmpty && (
				<p className={styles.empty}>
					{hasServer
						? "No letters yet. When a request arrives, the client gets a receipt, and you get a notice."
						: "No letters yet. When a request arrives, its receipt waits here for you to send."}
				</p>
			)}
			<LetterList title="Not sent" letters={failed} isCounted now={now} hasServer={hasServer} />
			<LetterList title="Waiting" letters={waiting} isCounted now={now} hasServer={hasServer} />
			<LetterList
				title={before ? "Sent earlier" : "Sent"}
				letters={sent}
				now={now}
				hasServer={hasServer}
			/>
			{older && (
				<Link className={buttonClass("outline")} to={`?before=${encodeURIComponent(older)}`}>
					Older letters
				</Link>
			)}
		</div>
	);
}
