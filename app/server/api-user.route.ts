import { Refusal } from "./refusal.server.ts";

/** Who is signed in. Visitors never are. */
export function loader(): never {
	throw new Refusal(401, "session_missing", "Nobody is signed in.");
}
