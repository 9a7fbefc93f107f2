import { Refusal } from "./refusal.server.ts";

export function loader(): never {
	throw new Refusal(401, "session_missing", "Nobody is signed in.");
}
