import type { Db } from "../db/database.server.ts";
import { rememberDevice } from "./known-devices.server.ts";
import { nameDevice } from "./name-device.ts";
import {
	readDeviceCookie,
	readSessionCookie,
	writeDeviceCookie,
	writeSessionCookie,
} from "./session-cookie.server.ts";
import { endSession, openSession } from "./sessions.server.ts";

/** Opens a session in place of the browser's last one. @returns headers that give the browser its cookies */
export async function signInBrowser(db: Db, request: Request): Promise<Headers> {
	const former = readSessionCookie(request);
	if (former) await endSession(db, former);
	const session = await openSession(db, nameDevice(request.headers.get("User-Agent")));
	const device = await rememberDevice(db, readDeviceCookie(request));
	return new Headers([
		["Set-Cookie", writeSessionCookie(session)],
		["Set-Cookie", writeDeviceCookie(device)],
	]);
}
