import { examineSite } from "../app/health/examine-site.server.ts";
import { type Finding, isWrong, wrong } from "../app/health/finding.ts";
import { writeFinding } from "../app/health/write-command.server.ts";
import { ConfigError, readConfig } from "../app/server/config.server.ts";
import { runCommand } from "./run-command.ts";

const marks = { good: "ok    ", notice: "note  ", wrong: "WRONG " };

async function examine(): Promise<Finding[]> {
	try {
		const config = readConfig(process.env);
		return (await examineSite(config)).map((one) => writeFinding(one, config));
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		return [wrong("Settings", error.message, "docs/running.md lists them all.")];
	}
}

await runCommand(async () => {
	const findings = await examine();
	for (const { state, about, says, remedy, command } of findings) {
		console.log(`${marks[state]} ${about}: ${says}`);
		if (remedy) console.log(`        ${remedy}`);
		if (command) console.log(`        ${command}`);
	}
	const count = findings.filter(isWrong).length;
	console.log(count === 0 ? "Nothing is wrong." : `${count} wrong.`);
	process.exitCode = count === 0 ? 0 : 1;
});
