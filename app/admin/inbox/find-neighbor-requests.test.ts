import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../../test/artist.ts";
import { openDesk } from "../../../test/desk.ts";
import { addRequests } from "../../../test/listed-requests.ts";
import { readPage } from "../../../test/read-page.ts";
import { readProgress } from "../../../test/read-progress.ts";
import { engines, openTestSite, type TestSite } from "../../../test/site.ts";

describe.each(engines)("the ways on from an open request on %s", (engine) => {
	let site: TestSite;
	let artist: Record<string, string>;
	let ids: string[];
	beforeAll(async () => {
		site = await openTestSite(engine);
		artist = await signIn(site);
		ids = await addRequests(site.database.db, [
			{ first_name: "Moss", sent: 20 },
			{ first_name: "Aspen", sent: 30 },
			{ first_name: "Juniper", state: "quoted", sent: 90, changed: 2 },
			{ first_name: "Wren", state: "booked", sent: 10, changed: 9 },
			{ first_name: "Heron", state: "done", turn: "artist", sent: 900, waits: 25 },
			{ first_name: "Finch", state: "done", sent: 900, changed: 50 },
			{ first_name: "Rook", state: "spam", sent: 5, waits: 5 },
			{ first_name: "Raven", state: "spam", sent: 6, waits: 6 },
		]);
	});
	afterAll(() => site.close());

	async function open(path: string) {
		const { links, headings } = readPage((await site.call(path, { headers: artist })).text);
		const find = (words: string) => links.find((link) => link.words === words)?.to;
		const ways = { list: find("Back to the list"), previous: find("Previous"), next: find("Next") };
		return { name: headings[0]?.split(" ")[0], links, ...ways };
	}

	async function openFirst(list: string): Promise<string> {
		const { links } = await open(list);
		return links.find(({ to }) => to.startsWith("/admin/requests/"))?.to ?? "";
	}

	/** @returns names */
	async function walk(from: string, way: "previous" | "next"): Promise<(string | undefined)[]> {
		const { name, [way]: to } = await open(from);
		return to ? [name, ...(await walk(to, way))] : [name];
	}

	it.each([
		["/admin", ["Aspen", "Heron", "Moss", "Juniper", "Wren"]],
		["/admin?show=new", ["Aspen", "Moss"]],
		["/admin?show=closed", ["Heron", "Finch"]],
		["/admin?show=spam", ["Rook", "Raven"]],
		["/admin?q=visitor", ["Aspen", "Heron", "Moss", "Juniper", "Rook", "Raven", "Wren", "Finch"]],
		["/admin?q=visitor&show=booked", ["Wren"]],
	])("follow %s down and up, and lead back to it", async (list, names) => {
		const first = await openFirst(list);
		expect(await walk(first, "next")).toEqual(names);
		let last = first;
		for (const _ of names.slice(1)) last = (await open(last)).next ?? "";
		expect(await walk(last, "previous")).toEqual(names.toReversed());
		expect((await open(last)).list).toBe(list);
	});

	it("follow the open ones from where a request stands that was opened from elsewhere", async () => {
		const addressOf = (at: number) => `/admin/requests/${ids[at]}`;
		expect(await walk(addressOf(0), "next")).toEqual(["Moss", "Juniper", "Wren"]);
		expect(await walk(addressOf(6), "next")).toEqual(["Rook", "Wren"]);
		expect((await open(addressOf(6))).list).toBe("/admin");
	});

	it("stay the same when the open request goes to another place", async () => {
		const { next: here = "" } = await open(await openFirst("/admin?show=mine"));
		const before = await open(here);
		const desk = openDesk(() => ({ site, artist }));
		const post = async (fields: Record<string, string>) =>
			(await desk.post(here, fields)).headers.location;
		expect(before).toMatchObject({ name: "Heron", list: "/admin?show=mine" });
		const { changed_at: seen } = await readProgress(site.database.db, ids[4] ?? "");
		expect(await post({ intent: "answered", seen })).toBe(here);
		const { previous, next } = await open(here);
		expect({ previous, next }).toEqual({ previous: before.previous, next: before.next });
		expect(await post({ intent: "unread" })).toBe("/admin?show=mine");
	});

	it("refuses a place that there cannot be", async () => {
		const answer = await site.call(`/admin/requests/${ids[0]}?after=rest_now_1`, {
			headers: artist,
		});
		expect(answer.status).toBe(400);
	});
});
