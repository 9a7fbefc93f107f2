import { describe, expect, it } from "vitest";
import { documents } from "../../../../test/documents.ts";
import {
	addPiece,
	changePieces,
	pairPicture,
	readPieceAct,
	replacePicture,
} from "./change-pieces.ts";

const body = documents.tattoos;
const [first, second, third, ...rest] = body.pieces;
const last = body.pieces.at(-1);
if (!first || !second || !third || !last) throw new Error("There are too few tattoos");

const press = (from: typeof body, act: string) => {
	const change = readPieceAct(act);
	return change && changePieces(from, change);
};
const idsOf = (changed: typeof body | undefined) => changed?.pieces.map(({ id }) => id);
const ids = body.pieces.map(({ id }) => id);

describe("pieces", () => {
	it("move to the first place, up and down", () => {
		const [one, two, three, ...others] = ids;
		expect(idsOf(press(body, `first ${third.id}`))).toEqual([three, one, two].concat(others));
		expect(idsOf(press(body, `up ${second.id}`))).toEqual([two, one, three].concat(others));
		expect(idsOf(press(body, `down ${first.id}`))).toEqual([two, one, three].concat(others));
	});

	it("that are new keep the order in which they were added, before those that visitors know", () => {
		const known = new Set(ids);
		const added = [9001, 9002, 9003].reduce(
			(changed, id) => addPiece(changed, { ...first, id }, known),
			body,
		);
		expect(idsOf(added)).toEqual([9001, 9002, 9003, ...ids]);
		const empty = addPiece({ ...body, pieces: [] }, first, known);
		expect(idsOf(addPiece(empty, second, new Set()))).toEqual([first.id, second.id]);
	});

	it("move to the place of another piece, from either side", () => {
		const [one, two, three, ...others] = ids;
		expect(idsOf(press(body, `to ${first.id} ${third.id}`))).toEqual(
			[two, three, one].concat(others),
		);
		expect(idsOf(press(body, `to ${third.id} ${first.id}`))).toEqual(
			[three, one, two].concat(others),
		);
		expect(press(body, `to ${third.id} 999999`)).toBeUndefined();
		expect(press(body, `to ${third.id}`)).toBeUndefined();
	});

	it("do not move out of the list, and unknown ones do nothing", () => {
		expect(press(body, `up ${first.id}`)).toBeUndefined();
		expect(press(body, `down ${last.id}`)).toBeUndefined();
		for (const act of ["first", "up", "down", "to", "retire", "return", "unpair", "grow"]) {
			expect(press(body, `${act} 999999`)).toBeUndefined();
		}
	});

	it("are taken off and come back as they were, in the first place", () => {
		const without = press(body, `retire ${second.id}`);
		expect(without).toEqual({ ...body, pieces: [first, third, ...rest], retired: [second] });
		const again = without && press(without, `return ${second.id}`);
		expect(again).toEqual({ ...body, pieces: [second, first, third, ...rest] });
	});

	it("get another picture, and keep everything else but the turn of the former one", () => {
		const turned = { ...second, landscape: true as const };
		const before = { ...body, pieces: [first, turned, third] };
		const picture = { was: second.image, image: "photos/new", alt: "" };
		const after = replacePicture(before, second.id, picture);
		expect(after?.pieces).toEqual([first, { ...second, image: "photos/new" }, third]);
		const said = replacePicture(before, second.id, { ...picture, alt: "Words", rotation: -90 });
		expect(said?.pieces[1]).toMatchObject({ alt: "Words", rotation: -90 });
		expect(replacePicture(before, second.id, { ...picture, was: "tattoos/other" })).toBeUndefined();
		if (!after || !said) return;
		expect(replacePicture(after, second.id, picture)).toBe(after);
		expect(replacePicture(after, second.id, { ...picture, alt: "Words" })).toBeUndefined();
		expect(replacePicture(said, second.id, picture)).toBeUndefined();
		expect(replacePicture(said, second.id, { ...picture, rotation: -90 })).toBe(said);
	});

	it("get a healed picture, another one instead, and lose it again", () => {
		const healed = { image: "photos/new", months: 6 };
		const paired = pairPicture(body, second.id, { was: "", healed });
		expect(paired?.pieces).toEqual([first, { ...second, healed }, third, ...rest]);
		if (!paired) return;
		const other = { was: "photos/new", healed: { image: "photos/other", months: 7 } };
		expect(pairPicture(body, second.id, other)).toBeUndefined();
		expect(pairPicture(paired, second.id, { was: "", healed })).toBe(paired);
		const later = { ...healed, months: 7 };
		expect(pairPicture(paired, second.id, { was: "", healed: later })).toBeUndefined();
		expect(pairPicture(paired, second.id, other)?.pieces[1]?.healed).toEqual(other.healed);
		const fresh = { was: second.image, image: "photos/fresh", alt: "" };
		expect(replacePicture(paired, second.id, fresh)?.pieces[1]?.healed).toEqual(healed);
		const same = { ...fresh, image: healed.image };
		expect(replacePicture(paired, second.id, same)?.pieces[1]).not.toHaveProperty("healed");
		expect(press(paired, `unpair ${second.id}`)).toEqual(body);
		expect(press(body, `unpair ${second.id}`)).toBeUndefined();
	});

	it("do not have one picture as both", () => {
		const healed = { image: second.image, months: 6 };
		expect(pairPicture(body, second.id, { was: "", healed })).toBeUndefined();
	});
});
