import { commit } from "../app/db/commit.server.ts";
import type { Db } from "../app/db/database.server.ts";
import type { RequestEvents, RequestState } from "../app/db/desk-tables.ts";
import { changeState as changeInTrx } from "../app/requests/progress/change-state.server.ts";

export async function changeState(
	db: Db,
	id: string,
	state: RequestState,
	by: RequestEvents["by"],
): Promise<void> {
	await commit(db, (trx) => changeInTrx(trx, id, state, by));
}
