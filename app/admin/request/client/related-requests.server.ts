import { type Expression, type Selectable, sql } from "kysely";
import type { Db } from "../../../db/database.server.ts";
import type { ConsultationSubmissions } from "../../../db/tables.ts";

const most = 20;
/** Shorter numbers are typing mistakes, and would find strangers. */
const leastDigits = 7;
/** Without the country's code, which not everybody types. */
const mostDigits = 10;

type Client = Pick<Selectable<ConsultationSubmissions>, "id" | "email" | "phone">;

/** Other requests with the same email address or phone number, the newest first. */
export function listClientRequests(db: Db, { id, email, phone }: Client) {
	const digits = (phone ?? "").replace(/\D/g, "").slice(-mostDigits);
	return db
		.selectFrom("consultation_submissions as request")
		.innerJoin("request_progress as progress", "progress.submission_id", "request.id")
		.select(["request.id", "first_name", "last_name", "created_at", "design_idea", "state"])
		.where("request.id", "<>", id)
		.where("request.id", "in", (eb) => {
			// A union, so that each half reads an index of its own.
			const sameEmail = eb
				.selectFrom("consultation_submissions")
				.select("id")
				.where(sql`lower(email)`, "=", eb.fn("lower", [eb.val(email)]));
			if (digits.length < leastDigits) return sameEmail;
			const samePhone = eb
				.selectFrom("consultation_submissions")
				.select("id")
				.where("phone", "is not", null)
				// The last two digits stand together however a number is written: most rows need no more.
				.where("phone", "like", `%${digits.slice(-2)}%`)
				.where(stripPhone(eb.ref("phone")), "like", `%${digits}`);
			return sameEmail.unionAll(samePhone);
		})
		.orderBy("created_at", "desc")
		.limit(most)
		.execute();
}

/** SQLite has no regular expressions. */
function stripPhone(phone: Expression<string | null>) {
	return [" ", "-", "(", ")", ".", "/"].reduce<Expression<string | null>>(
		(text, sign) => sql`replace(${text}, ${sql.lit(sign)}, '')`,
		phone,
	);
}
