import type { RequestProgress, RequestState } from "../../db/desk-tables.ts";
import { closedStates, states } from "../../requests/progress/states.ts";

type Turn = RequestProgress["turn"];

const turns: Turn[] = ["artist", "client", "nobody"];

interface Filter {
	label: string;
	empty: string;
	has(state: RequestState, turn: Turn, waitlist: boolean): boolean;
}

/** A closed request opens again when the client adds something: it is the artist's turn then. */
export const filters = {
	open: {
		label: "Open",
		empty: "Nothing is open. New requests appear here automatically.",
		has: (state, turn) => isMine(state, turn) || !closedStates.includes(state),
	},
	mine: { label: "Your turn", empty: "Nothing is waiting for you.", has: isMine },
	client: {
		label: "Client’s turn",
		empty: "No client owes you an answer.",
		has: (state, turn) => turn === "client" && state !== "spam",
	},
	waitlist: {
		label: "Waitlist",
		empty: "Nobody is on the waitlist.",
		has: (state, _, waitlist) => waitlist && state === "new",
	},
	booked: {
		label: "Booked",
		empty: "Nothing is booked yet.",
		has: (state) => state === "booked",
	},
	closed: {
		label: "Closed",
		empty: "Requests that are done, declined or withdrawn are kept here.",
		has: (state) => closedStates.includes(state) && state !== "spam",
	},
	spam: {
		label: "Set aside as spam",
		empty: "Nothing was set aside. What looks like spam is kept here, not deleted.",
		has: (state) => state === "spam",
	},
	all: {
		label: "All",
		empty: "No requests yet. New ones appear here automatically.",
		has: () => true,
	},
	new: only("new"),
	"needs-info": only("needs-info"),
	quoted: only("quoted"),
	"deposit-asked": only("deposit-asked"),
	"deposit-received": only("deposit-received"),
	done: only("done"),
	declined: only("declined"),
	withdrawn: only("withdrawn"),
} satisfies Record<string, Filter>;

export type FilterName = keyof typeof filters;

export const filterNames = Object.keys(filters) as FilterName[];

/** Those that the list offers under "More", in the order of a request's life. */
export const moreNames = filterNames.slice(filterNames.indexOf("all") + 1);

function only(wanted: RequestState): Filter {
	const { label } = states[wanted];
	return { label, empty: "No request is in this state.", has: (state) => state === wanted };
}

interface StateCount {
	state: RequestState;
	turn: Turn;
	waitlist: RequestProgress["waitlist"];
	count: number;
}

export function countFilters(counts: StateCount[]): Record<FilterName, number> {
	const sum = (name: FilterName) =>
		counts
			.filter(({ state, turn, waitlist }) => filters[name].has(state, turn, waitlist !== null))
			.reduce((total, { count }) => total + count, 0);
	return Object.fromEntries(filterNames.map((name) => [name, sum(name)])) as Record<
		FilterName,
		number
	>;
}

/** @returns every `state turn`, and `state turn waitlist`, that the filter shows */
export function listKinds(name: FilterName): string[] {
	return (Object.keys(states) as RequestState[]).flatMap((state) =>
		turns.flatMap((turn) =>
			[false, true]
				.filter((waitlist) => filters[name].has(state, turn, waitlist))
				.map((waitlist) => `${state} ${turn}${waitlist ? " waitlist" : ""}`),
		),
	);
}

function isMine(state: RequestState, turn: Turn): boolean {
	return turn === "artist" && state !== "spam";
}
