import { afterEach, expect, test, vi } from "vitest";
import { documents } from "../../../test/documents.ts";
import { listNames } from "../../publishing/list-names.ts";
import { readFile } from "./read-file.ts";

afterEach(() => vi.unstubAllGlobals());

test.each(listNames)("refuses %s that lack a piece of the site's", async (filename) => {
	const [first, second] = documents.tattoos.pieces;
	vi.stubGlobal("fetch", async (path: string) => {
		expect(path).toBe(`/api/artwork/${filename}/all`);
		return Response.json({ artworks: [first, second] });
	});
	const record = { filename, data: [first], timestamp: "2026-05-02T10:00:00.000Z" };
	const reading = await readFile(new File([JSON.stringify([record])], "export.json"));
	expect(reading).toEqual({
		refusal: expect.stringContaining("lacks 1 piece that the site has now."),
	});
});
