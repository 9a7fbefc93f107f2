import { useRef } from "react";
import { data } from "react-router";
import { readForm } from "../../server/body.server.ts";
import { asRefusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { findArtist } from "../../sign-in/artist.server.ts";
import { listPasskeys } from "../../sign-in/passkeys/passkeys.server.ts";
import { findRelyingParty } from "../../sign-in/passkeys/relying-party.server.ts";
import { readSessionCookie } from "../../sign-in/session-cookie.server.ts";
import { findSession, listSessions } from "../../sign-in/sessions.server.ts";
import { Part, Room } from "../frame/room.tsx";
import { UnsavedChangesDialog } from "../frame/unsaved-changes-dialog.tsx";
import type { Route } from "./+types/account.route";
import { AccountRows } from "./account-rows.tsx";
import { changeAccount } from "./change-account.server.ts";
import { PasskeyList } from "./passkey-list.tsx";
import { SessionList } from "./session-list.tsx";

const hour = 60 * 60 * 1000;
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

const sessionWords: Record<string, string> = {
	session: "That device is signed out.",
	sessions: "All other devices are signed out.",
};

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const { db } = site.database;
	const artist = await findArtist(db);
	const own = await findSession(db, readSessionCookie(request) ?? "");
	return {
		name: artist?.name ?? "",
		email: artist?.email ?? "",
		offersPasskeys: findRelyingParty(request, site.config) !== null,
		passkeys: (await listPasskeys(db)).map(({ id, device, created_at, last_used_at }) => ({
			id,
			device,
			added: ago(created_at),
			used: last_used_at && ago(last_used_at),
		})),
		sessions: (await listSessions(db)).map(({ token_hash, device, created_at, last_used_at }) => ({
			id: token_hash,
			device,
			signedInAgo: ago(created_at),
			lastUsedAgo: ago(last_used_at),
			isOwn: token_hash === own?.token_hash,
		})),
	};
}

/** In whole hours and days: the last use of a session is known to the hour. */
function ago(time: string): string {
	const hours = Math.floor((Date.now() - Date.parse(time)) / hour);
	if (hours < 2) return "just now";
	return hours < 24 ? words.format(-hours, "hour") : words.format(-Math.floor(hours / 24), "day");
}

export async function action({ request, context }: Route.ActionArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	const form = await readForm(request);
	const typed = (field: string) => String(form.get(field) ?? "");
	const { body: studio } = await content.read("studio");
	try {
		const { cookies, ...change } = await changeAccount({ db, request, typed, studio });
		const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
		return data(change, { status: Object.keys(change.errors).length > 0 ? 422 : 200, headers });
	} catch (error) {
		const refusal = asRefusal(error);
		if (refusal?.status !== 429) throw error;
		const { message, status, headers } = refusal;
		return data({ part: typed("part"), errors: { password: message } }, { status, headers });
	}
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Account" }];
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
	const { name, email, passkeys, sessions, offersPasskeys } = loaderData;
	const room = useRef<HTMLDivElement>(null);
	const done = actionData?.part ?? "";
	return (
		<Room ref={room}>
			<Part title="Account">
				<AccountRows name={name} email={email} change={actionData} />
			</Part>
			<PasskeyList
				passkeys={passkeys}
				said={done === "passkey" ? "The passkey is removed." : undefined}
				offered={offersPasskeys}
			/>
			<SessionList sessions={sessions} message={sessionWords[done]} />
			<UnsavedChangesDialog page={room} isRefused={false} />
		</Room>
	);
}
