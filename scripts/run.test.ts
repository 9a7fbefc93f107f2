import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { commandEnv } from "../test/processes.ts";

const run = (...words: string[]) =>
	spawnSync(process.execPath, ["scripts/run.mjs", ...words], {
		env: { ...commandEnv(), DATA_DIR: "package.json" },
		encoding: "utf8",
	});

it.each(["backup", "demo", "upgrade", "test"])(
	"%s does nothing for an option that it does not have",
	(name) => {
		const { status, stderr } = run(name, "--", "--now");
		expect(stderr).toContain(`${name} has no option --now.`);
		expect(status).toBe(1);
	},
);

it("leaves options to the tasks that have them", () => {
	expect(run("erase", "--help").stderr).not.toContain("has no option");
});
