import { expect, it } from "vitest";
import { dateActs } from "../../../requests/progress/states.ts";
import { listUnanswered } from "./unanswered.tsx";

const words = {
	by: "client",
	kind: "words",
	text: "And?",
	created_at: "2026-11-24T10:00:00.000Z",
} as const;
const later = { ...words, created_at: "2026-11-25T10:00:00.000Z" } as const;
const declined = { ...later, kind: "date", text: dateActs.declined } as const;
const confirmed = { ...declined, text: dateActs.confirmed } as const;
const note = { ...later, by: "artist", kind: "note" } as const;

it("lists what the client has asked since they wait, a declined date too", () => {
	const events = [words, later, declined, confirmed, note];
	expect(listUnanswered(events, later.created_at)).toEqual([later, declined]);
	expect(listUnanswered([words, later], null)).toEqual([]);
});
