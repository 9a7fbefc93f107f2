import { expect, it } from "vitest";
import { listUnanswered } from "./unanswered.tsx";

const words = { by: "client", kind: "words", created_at: "2026-11-24T10:00:00.000Z" } as const;
const later = { ...words, created_at: "2026-11-25T10:00:00.000Z" } as const;
const date = { ...later, kind: "date" } as const;
const note = { ...later, by: "artist", kind: "note" } as const;

it("lists what the client has added since they wait", () => {
	expect(listUnanswered([words, later, date, note], later.created_at)).toEqual([later]);
	expect(listUnanswered([words, later], null)).toEqual([]);
});
