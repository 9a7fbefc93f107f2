import { expect, test, vi } from "vitest";
import { prepareStorage } from "../../../../test/memory-storage.ts";
import { listUnsavedEdits } from "../../../editing/documents/unsaved-edits.ts";
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
		const { changes, winner } = JSON.parse(body);
		sent.push([changes[0].filename, winner]);
		const answer = answers.shift() ?? expect.fail();
		return Response.json(answer, { status: "code" in answer ? 409 : 200 });
	});
	expect(await sendEdits(new Map([["categories", "edits"]]))).toMatchObject({ file: "tattoos" });
	expect(listUnsavedEdits()).toHaveLength(2);
	const chosen = [
		["categories", "edits"],
		["tattoos", "draft"],
	] as const;
	expect(await sendEdits(new Map(chosen))).toBeNull();
	expect(listUnsavedEdits()).toEqual([]);
	expect(sent).toEqual([["categories", "edits"], ["tattoos", undefined], ...chosen]);
});
