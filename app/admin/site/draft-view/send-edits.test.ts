import { expect, test, vi } from "vitest";
import { prepareStorage } from "../../../../test/memory-storage.ts";
import { listUnsavedEdits } from "../../../editing/documents/unsaved-edits.ts";
import type { Choice } from "../take-over/take-over.server.ts";
import { sendEdits } from "./send-edits.ts";

const prepared = prepareStorage();

test("edits stay until all are drafts, and a choice is sent again", async () => {
	for (const file of ["categories", "tattoos"]) {
		const edits = { label: file, base: [{ id: 1, title: "A" }], body: [{ id: 1, title: "B" }] };
		prepared.storage.entries.set(`unsaved_${file}`, JSON.stringify(edits));
	}
	const answers = [{}, { code: "draft_differs", message: "" }, {}, {}];
	const sent: unknown[] = [];
	vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
		const { changes, winner, seen } = JSON.parse(body);
		sent.push([changes[0].filename, winner && { winner, seen }]);
		const answer = answers.shift() ?? expect.fail();
		return Response.json(answer, { status: "code" in answer ? 409 : 200 });
	});
	const first: [string, Choice] = ["categories", { winner: "edits", seen: "5c" }];
	expect(await sendEdits(new Map([first]))).toMatchObject({ file: "tattoos" });
	expect(listUnsavedEdits()).toHaveLength(2);
	const chosen: (typeof first)[] = [first, ["tattoos", { winner: "draft", seen: null }]];
	expect(await sendEdits(new Map(chosen))).toBeNull();
	expect(listUnsavedEdits()).toEqual([]);
	expect(sent).toEqual([first, ["tattoos", undefined], ...chosen]);
});
