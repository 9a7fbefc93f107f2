import SQLite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { expect, it } from "vitest";
import { type Act, storePastRequest } from "../../../test/past-request.ts";
import { createDatabase, engines } from "../../../test/site.ts";
import type { RequestProgress } from "../desk-tables.ts";
import { migrate } from "../migrate.server.ts";
import { openPostgres } from "../postgres.server.ts";
import type { Tables } from "../tables.ts";

type Progress = Pick<RequestProgress, "state" | "turn"> &
	Partial<Pick<RequestProgress, "answered_at" | "waitlist">>;

const at = (minutes: number) => new Date(Date.UTC(2026, 4, 4, 10, minutes)).toISOString();
const letter: Act = ["artist", "letter", "Hello"];
const words: Act = ["client", "words", "And?"];
const proposed: Act = ["artist", "date", "Proposed an appointment"];
const confirmed: Act = ["client", "date", "Confirmed the date"];
const mine = { turn: "artist", answered_at: at(1) } as const;

/** A minute apart, the first a minute after the request. */
const cases: [Progress, Act[], Progress["turn"], string | null][] = [
	[{ state: "new", turn: "artist" }, [], "artist", at(0)],
	[{ state: "new", turn: "artist", waitlist: "closed" }, [], "nobody", null],
	[{ state: "new", turn: "artist", waitlist: "closed" }, [words], "artist", at(1)],
	[{ state: "spam", turn: "nobody" }, [], "nobody", at(0)],
	[{ state: "quoted", turn: "artist" }, [["artist", "state", "quoted"]], "artist", at(0)],
	[{ state: "new", turn: "client", answered_at: at(1) }, [letter], "client", null],
	[{ state: "booked", ...mine }, [["artist", "state", "booked"], words, words], "artist", at(2)],
	[{ state: "booked", ...mine }, [["artist", "state", "booked"], words, letter], "nobody", null],
	[{ state: "done", ...mine }, [letter, words, letter], "nobody", null],
	[{ state: "booked", turn: "nobody" }, [["artist", "date", "Confirmed the date"]], "nobody", null],
	[{ state: "booked", turn: "nobody" }, [words, proposed, confirmed], "nobody", null],
	[{ state: "booked", turn: "nobody" }, [proposed, words, confirmed], "artist", at(2)],
	[{ state: "new", turn: "artist" }, [proposed], "artist", at(0)],
	[
		{ state: "new", turn: "artist" },
		[
			["artist", "state", "done"],
			["artist", "state", "new"],
		],
		"artist",
		at(0),
	],
	[
		{ state: "withdrawn", turn: "artist" },
		[words, ["client", "state", "withdrawn"]],
		"artist",
		null,
	],
	[
		{ state: "withdrawn", turn: "artist" },
		[["client", "state", "withdrawn"], words],
		"artist",
		at(2),
	],
	[
		{ state: "quoted", ...mine },
		[letter, ["client", "date", "Declined the date"]],
		"artist",
		at(2),
	],
	[
		{ state: "deposit-asked", ...mine },
		[letter, ["client", "date", "Confirmed the date"]],
		"artist",
		null,
	],
];

it.each(engines)(
	"gives requests that were there since when their clients wait, on %s",
	async (engine) => {
		const dialect =
			engine === "postgres"
				? openPostgres(await createDatabase())
				: new SqliteDialect({ database: new SQLite(":memory:") });
		const db = new Kysely<Tables>({ dialect });
		await migrate(db, engine, "0021-instances");
		const ids: string[] = [];
		for (const [progress, acts] of cases) {
			const progressed = { changed_at: at(9), ...progress };
			ids.push(await storePastRequest(db, { created_at: at(0), progress: progressed, acts, at }));
		}
		await migrate(db, engine);
		const rows = await db
			.selectFrom("request_progress")
			.select(["submission_id", "turn", "waiting_since"])
			.execute();
		const found = ids.map((id) => rows.find(({ submission_id }) => submission_id === id));
		expect(found).toMatchObject(
			cases.map(([, , turn, waiting_since]) => ({ turn, waiting_since })),
		);
		await db.destroy();
	},
);
