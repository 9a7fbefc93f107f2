import type { ReactNode } from "react";
import {
	href,
	Outlet,
	type ShouldRevalidateFunctionArgs,
	useFetchers,
	useNavigation,
} from "react-router";
import { findWarnings } from "../../copies/say-copies.ts";
import { countStuckLetters } from "../../mail/letters.server.ts";
import { useStudioIfLoaded } from "../../publishing/frame-studio.ts";
import { countAnnounced } from "../../requests/retention.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { requireArtist } from "../../sign-in/require-artist.server.ts";
import { keepForms, useKeptForms } from "../../ui/page/keep-forms.ts";
import { isOtherQuery } from "../../ui/page/keep-page.ts";
import { PageError } from "../../ui/page/page-error.tsx";
import { countUnread } from "../events/watch-requests.server.ts";
import type { Route } from "./+types/desk-frame.route";
import styles from "./desk-frame.module.css";
import { Rooms } from "./rooms.tsx";
import { SignOut } from "./sign-out.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useKeptTyping } from "./use-kept-typing.ts";
import { useUnread } from "./use-unread.ts";
import { useWayBack } from "./use-way-back.ts";

export const handle = { isPrivate: true };

export const middleware = [requireArtist];

export const clientMiddleware = [keepForms];

/** Must exist: without a loader the router would change pages without passing the server's guard. */
export async function loader({ context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const copies = site.copies.status();
	// A damaged table must not keep the artist from the room that says so.
	return {
		timeZone: (await content.read("studio")).body.timeZone,
		...(await countUnread(db).catch(() => ({ unread: 0, notes: 0 }))),
		letters: await countStuckLetters(db, site.config.smtpUrl !== null).catch(() => 0),
		copiesFail: copies !== null && findWarnings(copies, Date.now()).length > 0,
		announced: await countAnnounced(db).catch(() => 0),
		wrong: site.health.countWrong(),
	};
}

/** A page that keeps its own data over another query asks the server nothing. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
	return !isOtherQuery(args) && args.defaultShouldRevalidate;
}

const firstRooms = [
	{ to: href("/admin"), label: "Requests" },
	{ to: href("/admin/letters"), label: "Letters" },
	{ to: href("/admin/calendar"), label: "Calendar" },
];

const moreRooms = [
	{ to: href("/admin/photos"), label: "Photos" },
	{ to: href("/admin/articles"), label: "Articles" },
	{ to: href("/admin/site"), label: "Site" },
	{ to: href("/admin/books"), label: "Books" },
	{ to: href("/admin/replies"), label: "Replies" },
	{ to: href("/admin/notes"), label: "Notes" },
	{ to: href("/admin/visits"), label: "Visits" },
	{ to: href("/admin/data"), label: "Data" },
	{ to: href("/admin/health"), label: "Health" },
	{ to: href("/admin/account"), label: "Account" },
];

export default function DeskFrame({ loaderData }: Route.ComponentProps) {
	return (
		<Frame counted={loaderData}>
			<Outlet />
		</Frame>
	);
}

/** Shows errors inside the desk's frame, without counts. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<Frame counted={uncounted}>
			<PageError error={error} />
		</Frame>
	);
}

type Counted = Omit<Route.ComponentProps["loaderData"], "timeZone">;

const uncounted = {
	...{ unread: 0, notes: 0, letters: 0 },
	...{ copiesFail: false, announced: 0, wrong: 0 },
};

function Frame({ counted, children }: { counted: Counted; children: ReactNode }) {
	const studio = useStudioIfLoaded();
	const { unread, notes, letters } = useUnread(counted);
	const counts = {
		[href("/admin")]: { count: unread, words: "unread" },
		[href("/admin/letters")]: { count: letters, words: "not sent" },
		[href("/admin/notes")]: { count: notes, words: "unread" },
		[href("/admin/data")]: {
			count: counted.announced + Number(counted.copiesFail),
			words: "to look at",
		},
		[href("/admin/health")]: { count: counted.wrong, words: "wrong" },
	};
	useKeptForms();
	useKeptTyping();
	useWayBack();
	const busy = [useNavigation(), ...useFetchers()].filter(({ state }) => state !== "idle");
	const isBusy = busy.length > 0;
	useKeptFocus(busy.length);
	return (
		<div className={styles.desk} data-busy={isBusy ? "" : undefined}>
			<meta name="robots" content="noindex" />
			<a className="skip" href="#content">
				Skip to content
			</a>
			<header className={styles.header} data-ground="ink">
				<a className={styles.name} href={href("/")}>
					{studio?.name}
				</a>
				<Rooms first={firstRooms} more={moreRooms} counts={counts} />
				<SignOut />
			</header>
			{/* `data-live`: the scripts come by themselves, not with the first sign of use. */}
			<main className={styles.main} id="content" tabIndex={-1} data-live="" data-ground="paper">
				{children}
			</main>
			{/* Until the scripts run: then toasts say it. */}
			<p className={styles.offline} role="alert" data-offline-note="" hidden>
				That page needs a connection.
			</p>
		</div>
	);
}
