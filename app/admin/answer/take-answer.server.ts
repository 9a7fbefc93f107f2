import { randomUUID } from "node:crypto";
import { data, href, redirect } from "react-router";
import { isUuid } from "../../db/check-values.ts";
import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import { findToday } from "../../publishing/studio-time.server.ts";
import { checkTerms } from "../../requests/terms/check-terms.ts";
import { findTermsDays, markDeposit, saveTerms } from "../../requests/terms/terms.server.ts";
import { readDay } from "../../ui/calendar/calendar-days.ts";
import {
	deleteAnswerDraft,
	findAnswerDraft,
	nameNoDraft,
	saveAnswerDraft,
} from "./answer-drafts.server.ts";
import {
	type AnswerErrors,
	type AnswerFields,
	checkLetter,
	readAnswerFields,
} from "./answer-fields.ts";
import { compareLetters } from "./compare-letters.server.ts";

/** @param day as typed */
export async function receiveDeposit(db: Db, id: string, day: string, timeZone: string) {
	if (readDay(day) === null || day > findToday(timeZone)) {
		const error = "Choose the day it arrived, today or earlier.";
		return data({ notReceived: { day, error } }, { status: 422 });
	}
	await commit(db, (trx) => markDeposit(trx, id, day));
	throw redirect(href("/admin/requests/:id/answer", { id }));
}

export async function returnDeposit(db: Db, id: string): Promise<never> {
	await commit(db, (trx) => markDeposit(trx, id, null));
	throw redirect(href("/admin/requests/:id/answer", { id }));
}

/** Keeps what was typed as the draft, errors and all. Answers 409 if another tab has changed it, unless `mine` is sent. */
export async function takeAnswer(db: Db, id: string, form: URLSearchParams, timeZone: string) {
	const mine = form.get("mine");
	const intent = mine === null ? form.get("intent") : "mine";
	const fields = readAnswerFields((name) => form.get(name));
	const revision = form.get("next") ?? randomUUID();
	if (!isUuid(revision)) throw data(null, { status: 400 });
	const seen = form.get("seen") ?? "";
	const replaceable = (mine ?? seen).split(" ");
	const isChanged =
		intent === "discard"
			? await deleteAnswerDraft(db, id, replaceable)
			: await saveAnswerDraft(db, id, fields, { revision, seen: replaceable });
	if (!isChanged) {
		const conflict = await tellConflict(db, id, fields);
		return data({ fields, conflict, seen }, { status: 409 });
	}
	if (intent === "discard") throw redirect(href("/admin/requests/:id", { id }));
	if (intent === "keep" || intent === "mine") {
		return data({ fields, revision, errors: {}, saved: intent });
	}
	const { terms, errors } = checkTerms(fields, await findTermsDays(db, id, timeZone));
	const isLetter = intent !== "terms";
	const all: AnswerErrors = { ...errors, ...(isLetter ? checkLetter(fields) : {}) };
	if (Object.keys(all).length > 0) {
		return data({ fields, revision, errors: all, saved: null }, { status: 422 });
	}
	if (isLetter) throw redirect(href("/admin/requests/:id/answer/preview", { id }));
	await commit(db, (trx) => saveTerms(trx, id, terms));
	return data({ fields, revision, errors: {}, saved: intent });
}

async function tellConflict(db: Db, id: string, fields: AnswerFields) {
	const other = await findAnswerDraft(db, id);
	return {
		isGone: !other,
		other: other?.revision ?? (await nameNoDraft(db, id)),
		changes: other ? compareLetters(other.fields, fields) : [],
	};
}
