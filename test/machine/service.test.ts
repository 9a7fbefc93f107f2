import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const file = join(import.meta.dirname, "../../deploy/linework.service");
const analyze = (...args: string[]) => {
	const { stdout, stderr, status } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
	return { text: stdout + stderr, status };
};

it("is a unit that systemd understands whole", () => {
	const folder = mkdtempSync(join(tmpdir(), "linework-unit-"));
	const unit = join(folder, "linework.service");
	// Node may be elsewhere on this machine.
	writeFileSync(unit, readFileSync(file, "utf8").replace("/usr/bin/node", process.execPath));
	expect(analyze("verify", unit)).toEqual({ text: "", status: 0 });
	rmSync(folder, { recursive: true });
});

it("lets the site do little beside its work", () => {
	const { text } = analyze("security", "--offline=yes", file);
	const exposure = Number(/Overall exposure level for linework\.service: ([\d.]+)/.exec(text)?.[1]);
	expect(exposure).toBeLessThanOrEqual(1.5);
});
