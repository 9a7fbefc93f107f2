import { noteAct } from "../db/audit.server.ts";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import { rememberDevice } from "./known-devices.server.ts";
import { nameDevice } from "./name-device.ts";
import {
	readDeviceCookie,
	readSessionCookie,
	writeDeviceCookie,
	writeSessionCookie,
} from "./session-cookie.server.ts";
import { addSession, deleteSession } from "./sessions.server.ts";

/** Opens a session in place of the browser's last one. @returns headers that give the browser its cookies */
export async function signInBrowser(
	db: Db,
	request: Request,
	by: "link" | "password" | "passkey",
): Promise<Headers> {
	const former = readSessionCookie(request);
	return commit(db, async (trx) => {
		if (former) await deleteSession(trx, former);
		const session = await addSession(trx, nameDevice(request.headers.get("User-Agent")));
		const device = await rememberDevice(trx, readDeviceCookie(request));
		await noteAct(trx, "signed in", by);
		return new Headers([
			["Set-Cookie", writeSessionCookie(session)],
			["Set-Cookie", writeDeviceCookie(device)],
		]);
	});
}
