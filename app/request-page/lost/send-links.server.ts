import { sql } from "kysely";
import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import { addLetter } from "../../mail/outbox.server.ts";
import type { Studio } from "../../publishing/schemas/studio.ts";
import { sayDate, sayTime } from "../../publishing/studio-time.server.ts";
import { makeRequestLink } from "../../requests/links.server.ts";
import { normalizeEmail } from "../../ui/email-address.ts";

/** Of one address; older ones are hardly asked for. */
const mostLinks = 5;

/** One letter with a link to each of its latest requests, to the address as it stands in them; else nothing. */
export async function sendLinks(
	db: Db,
	email: string,
	{ studio, addressOf }: { studio: Studio; addressOf(token: string): string },
): Promise<void> {
	const requests = await db
		.selectFrom("consultation_submissions")
		.select(["id", "email", "created_at"])
		// SQLite's lower() leaves other letters than ASCII alone.
		.where(({ eb, or }) =>
			or([eb(sql`lower(email)`, "=", normalizeEmail(email)), eb("email", "=", email)]),
		)
		.orderBy("created_at", "desc")
		.limit(mostLinks)
		.execute();
	const [newest] = requests;
	if (!newest) return;
	const days = requests.map(({ created_at }) => sayDate(created_at, studio, "long"));
	await commit(db, async (trx) => {
		const links: string[] = [];
		for (const [index, { id, created_at }] of requests.entries()) {
			const address = addressOf(await makeRequestLink(trx, id));
			const day = days[index];
			const isShared = days.filter((one) => one === day).length > 1;
			const when = isShared ? `${day}, ${sayTime(created_at, studio, "short")}` : day;
			links.push(`Your request from ${when}:\n${address}`);
		}
		await addLetter(trx, {
			kind: "link",
			recipient: newest.email,
			requestId: newest.id,
			subject: `Your request at ${studio.name}`,
			// Nothing that was typed into a form: anybody may ask for this letter.
			text: [
				"Hello,",
				"Here is how to get back to what you sent me.",
				...links,
				"Anyone who has the link can read the request, add to it, and erase it: please keep it to yourself. If you didn’t ask for this email, you don’t need to do anything.",
				studio.name,
			].join("\n\n"),
		});
	});
}
