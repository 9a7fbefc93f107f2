import type { AuditTrail } from "../../db/desk-tables.ts";
import { isState, states } from "../../requests/progress/states.ts";

/** Acts whose stored name is not shown. */
const said: Partial<Record<AuditTrail["act"], string>> = {
	"account set": "account set up or changed",
	"erased by retention": "erased automatically",
};

export function sayAct(act: AuditTrail["act"]): string {
	return capitalize(said[act] ?? act);
}

/** A stored detail names a request by its whole id and a state by its stored name. */
export function sayDetail(detail: string): string {
	const short = detail.replace(
		/^request (\w{8})[\w-]+: ([\w-]+)/,
		(_, id: string, state: string) =>
			`request ${id}: ${isState(state) ? states[state].label : state}`,
	);
	return capitalize(short);
}

function capitalize(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
