import { describe, expect, it } from "vitest";
import { nothingKnown } from "../copies/say-copies.ts";
import { migrationNames } from "../db/migrate.server.ts";
import { judgeClock } from "./check-clock.server.ts";
import { judgeCopies } from "./check-copies.server.ts";
import {
	judgeAutovacuum,
	judgeCheck,
	judgeFaults,
	judgeSweeping,
} from "./check-database.server.ts";
import { judgeDisk } from "./check-disk.server.ts";
import { judgeCertificate } from "./check-origin.server.ts";
import { judgeMigrations } from "./check-versions.server.ts";

const now = Date.parse("2026-11-25T12:00:00.000Z");
const day = 24 * 60 * 60 * 1000;
const fromNow = (days: number) => new Date(now + days * day).toUTCString();

describe("a disk", () => {
	const disk = { bavail: 500_000, blocks: 1_000_000, bsize: 4096, files: 1000, ffree: 900 };
	it.each([
		["has room", {}, "good"],
		["counts no inodes", { files: 0, ffree: 0 }, "good"],
		["has less than 500 MB", { bavail: 100_000 }, "wrong"],
		["has no more inodes", { ffree: 40 }, "wrong"],
	])("that %s is judged", (_, change, state) => {
		expect(judgeDisk("Disk", "/data", { ...disk, ...change }, "").state).toBe(state);
	});
});

describe("a certificate", () => {
	it.each([
		["of 90 days, 60 left", -30, 60, null, "good"],
		["of 90 days, 17 left", -73, 17, null, "wrong"],
		["of 6 days, 3 left", -3, 3, null, "good"],
		["that has expired", -91, -1, "CERT_HAS_EXPIRED", "wrong"],
		["that nobody knows", -30, 60, "DEPTH_ZERO_SELF_SIGNED_CERT", "wrong"],
	])("%s, is judged", (_, from, to, distrust, state) => {
		const certificate = { valid_from: fromNow(from), valid_to: fromNow(to) };
		expect(judgeCertificate(certificate, distrust, now).state).toBe(state);
	});
});

describe("a clock", () => {
	it.each([
		["alone", [], null, "good"],
		["that agrees", [now - 5_000, now + 5_000], now - day, "good"],
		["that differs", [now + 120_000], now - day, "wrong"],
		["that was set back", [], now + 120_000, "wrong"],
		["that was ahead once, and agrees again", [now + 5_000], now + 400 * day, "notice"],
	])("%s is judged", (_, others, newest, state) => {
		expect(judgeClock(now, others, newest).state).toBe(state);
	});
});

describe("copies", () => {
	const made = (days: number) => ({
		...{ at: new Date(now + days * day).toISOString(), bytes: 1, path: "/copies/last.tar" },
	});
	const copy = { day: "2026-11-20", path: "/copies/of-20.tar" };
	const lost = { files: 1, held: 1, holders: [copy] };
	it.each([
		["none are made", null, "notice"],
		["not known yet", {}, "notice"],
		["none yet", { kept: 0 }, "notice"],
		["none, and why", { kept: 0, problem: "No disk." }, "wrong"],
		["of today", { last: made(-0.5) }, "good"],
		["fewer, to make room", { last: made(-0.5), droppedAt: made(-1).at }, "notice"],
		["as many again", { last: made(-0.5), droppedAt: made(-8).at }, "good"],
	])("%s: judged", (_, status, state) => {
		const [finding] = judgeCopies(status && { ...nothingKnown, ...status }, now);
		expect(finding?.state).toBe(state);
	});

	it("say which of them has the files that are lost, and how to get at them", () => {
		const [finding] = judgeCopies({ ...nothingKnown, last: made(0), lost }, now);
		expect(finding).toMatchObject({
			state: "wrong",
			says: expect.stringContaining("the copy of 2026-11-20 still has it"),
			command: "DATA_DIR=/copies/restored npm run restore -- /copies/of-20.tar",
		});
	});
});

it("tells when the whole database was checked, and what was found", () => {
	const at = "2026-11-22T03:00:00.000Z";
	expect(judgeCheck(null, null)).toMatchObject({
		state: "good",
		says: expect.stringContaining("once a week"),
	});
	expect(judgeCheck({ at, damage: [] }, null).says).toContain("checked on 2026-11-22.");
	const damaged = judgeCheck({ at, damage: ["row 3 missing from index notes_unread"] }, "/a.tar");
	expect(damaged).toMatchObject({ state: "wrong", command: "npm run restore -- /a.tar" });
	expect(damaged.says).toContain("row 3 missing from index notes_unread");
	expect([true, false].map((isOn) => judgeAutovacuum(isOn).state)).toEqual(["good", "wrong"]);
});

it("says that sweeping has stopped, with what mends it", () => {
	expect(judgeSweeping(null)).toEqual([]);
	const [finding] = judgeSweeping({ says: "9 files are unknown.", remedy: "Look." });
	expect(finding).toMatchObject({ state: "wrong", remedy: "Look." });
	expect(finding?.says).toMatch(/^9 files are unknown\. .*kept beyond their time\.$/);
});

it("does not promise that the site removes what it leaves where it is", () => {
	const says = "a fault";
	const [left, unknown, older] = judgeFaults(
		[
			{ kind: "left over", says },
			{ kind: "unknown", says },
			{ kind: "older", says },
		],
		{ newest: null, withFiles: null },
	).map(({ remedy }) => remedy);
	expect(left).toContain("within the hour");
	expect(unknown).toContain("move those files to a safe place");
	expect(older).toContain("remove newest-request");
});

it("advises nothing else where database and files do not belong together", () => {
	const findings = judgeFaults(
		[
			{ kind: "mismatch", says: "They are of two sites. Set DATA_DIR to the site's folder" },
			{ kind: "files", says: "file 1 is not in storage" },
			{ kind: "unknown", says: "file 2 belongs to nothing" },
		],
		{ newest: "/copies/of-today.tar", withFiles: null },
	);
	expect(findings).toMatchObject([
		{ says: expect.stringMatching(/^They .* the site's folder\.$/) },
	]);
	expect(JSON.stringify(findings)).not.toMatch(/restore|Put back/);
});

it("tells pending migrations from those of a newer version", () => {
	expect(judgeMigrations(migrationNames).state).toBe("good");
	expect(judgeMigrations(migrationNames.slice(0, -2)).says).toContain("2 changes still to apply");
	expect(judgeMigrations([...migrationNames, "9999-later"]).state).toBe("wrong");
});

it("says what to do for each kind of fault, and names only the first", () => {
	const left = Array.from({ length: 7 }, (_, id) => ({
		kind: "left over" as const,
		says: `file ${id} belongs to nothing`,
	}));
	const damage = { kind: "database" as const, says: "page 3 is never used" };
	const [database, files] = judgeFaults([damage, ...left], {
		newest: "/copies/of-today.tar",
		withFiles: null,
	});
	expect(database?.command).toBe("npm run restore -- /copies/of-today.tar");
	expect(files?.says).toMatch(/file 4 belongs to nothing; 2 more\.$/);
});
