import { runChecks } from "../scripts/checks.ts";
import { endWith, runTests } from "../scripts/run-tests.ts";

const folder = "demo-art";
const checks = runChecks([
	{ name: "types of the drawing code", commands: [["typescript/bin/tsc"]], folder },
	{
		name: "lint and format of the drawing code",
		commands: [["@biomejs/biome/bin/biome", "check", "."]],
		folder,
	},
]);
const sum = await runTests([folder], process.argv.slice(2));
const failed = checks.filter((check) => !check.ok).length;
endWith({ passed: checks.length - failed, failed }, sum);
