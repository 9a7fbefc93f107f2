import { noteAct } from "../../db/audit.server.ts";
import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import {
	changeEmail,
	changeName,
	changePassword,
	findArtist,
	isArtistPassword,
} from "../../sign-in/artist.server.ts";
import { findNameFault } from "../../sign-in/artist-name.ts";
import { countGuess, forgiveGuess, minuteMs } from "../../sign-in/guesses.server.ts";
import { forgetDevices } from "../../sign-in/known-devices.server.ts";
import { nameDevice } from "../../sign-in/name-device.ts";
import { removePasskey } from "../../sign-in/passkeys/passkeys.server.ts";
import { findPasswordFault } from "../../sign-in/password-rules.server.ts";
import {
	readDeviceCookie,
	readSessionCookie,
	writeDeviceCookie,
	writeSessionCookie,
} from "../../sign-in/session-cookie.server.ts";
import { deleteSessionByHash, endOtherSessions } from "../../sign-in/sessions.server.ts";
import { emailPattern, invalidEmail } from "../../ui/email-address.ts";

interface Change {
	/** The part of the page that was submitted: the form's field `part`. */
	part: string;
	/** By field; empty on success. */
	errors: Record<string, string>;
	cookies: string[];
}

interface Post {
	db: Db;
	request: Request;
	typed: (field: string) => string;
	studio: { name: string };
}

type Result = Omit<Change, "part">;

const done: Result = { errors: {}, cookies: [] };

const parts: Record<string, (post: Post) => Promise<Result>> = {
	name: saveName,
	email: saveEmail,
	password: savePassword,
	passkey: async ({ db, typed }) => {
		await removePasskey(db, typed("id"));
		return done;
	},
	session: async ({ db, typed }) => {
		await commit(db, async (trx) => {
			if (await deleteSessionByHash(trx, typed("id")))
				await noteAct(trx, "signed out", "from another device");
		});
		return done;
	},
	sessions: endOthers,
};

/** @throws Refusal 429 after too many wrong passwords */
export async function changeAccount(post: Post): Promise<Change> {
	const part = post.typed("part");
	const change = Object.hasOwn(parts, part) ? parts[part] : undefined;
	if (!change) throw new Refusal(400, "unknown_part", "That can’t be changed here.");
	return { part, ...(await change(post)) };
}

async function saveName({ db, typed }: Post): Promise<Result> {
	const name = typed("name").trim();
	const fault = findNameFault(name);
	if (fault) return refuse({ name: fault });
	await changeName(db, name);
	return done;
}

async function saveEmail({ db, request, typed }: Post): Promise<Result> {
	const email = typed("email").trim();
	if (!emailPattern.test(email)) return refuse({ email: invalidEmail });
	const wrong = await checkCurrent(db, typed);
	if (wrong) return wrong;
	const session = await changeEmail(db, email, readSessionCookie(request) ?? "");
	return { errors: {}, cookies: [writeSessionCookie(session)] };
}

async function savePassword({ db, request, typed, studio }: Post): Promise<Result> {
	const wrong = await checkCurrent(db, typed);
	if (wrong) return wrong;
	const { name = "", email = "" } = (await findArtist(db)) ?? {};
	const password = typed("new-password");
	const fault = await findPasswordFault(password, [name, email, studio.name]);
	if (fault) return refuse({ "new-password": fault });
	const { session, device } = await changePassword(db, password, {
		name: nameDevice(request.headers.get("User-Agent")),
		device: readDeviceCookie(request),
	});
	return { errors: {}, cookies: [writeSessionCookie(session), writeDeviceCookie(device)] };
}

async function endOthers({ db, request }: Post): Promise<Result> {
	await commit(db, async (trx) => {
		await endOtherSessions(trx, readSessionCookie(request) ?? "");
		await forgetDevices(trx, readDeviceCookie(request));
		await noteAct(trx, "signed out", "all other devices");
	});
	return done;
}

/** Limited too: a session may be in the wrong hands. */
async function checkCurrent(db: Db, typed: Post["typed"]): Promise<Result | null> {
	const sources = [{ name: "account", most: 5, within: minuteMs }];
	await countGuess(db, sources);
	if (!(await isArtistPassword(db, typed("password")))) {
		return refuse({ password: "This is not the current password." });
	}
	await forgiveGuess(db, sources);
	return null;
}

function refuse(errors: Record<string, string>): Result {
	return { errors, cookies: [] };
}
