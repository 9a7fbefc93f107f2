import { countClicks } from "./faults/clicks.ts";
import { storeOnce } from "./faults/doubles.ts";
import { surviveKills } from "./faults/kills.ts";
import type { Outcome } from "./faults/outcome.ts";
import { endAll } from "./faults/run-site.ts";

/** What can go wrong around a running site, each tried as often as the figures in the notes say. */
const cases: Record<string, () => Promise<Outcome>> = {
	clicks: () => countClicks({ clicks: 20_000, clients: 100 }),
	doubles: () => storeOnce({ pairs: 1_000, rounds: 20, atOnce: 50 }),
	kills: () =>
		surviveKills({ cycles: 1_000, clients: 20, leastAcknowledged: 20_000, mostMinutes: 90 }),
};

/** Runs one case and prints its line, and below it what did not hold. */
async function runCase(name: string): Promise<boolean> {
	const began = performance.now();
	const { figures, faults } = await (cases[name]?.() ?? unknownCase(name)).catch(
		(error: unknown): Outcome => ({
			figures: {},
			faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
		}),
	);
	const seconds = Math.round((performance.now() - began) / 1000);
	const told = Object.entries(figures).map(([what, figure]) => `${what} ${figure}`);
	const held = faults.length === 0;
	console.log(`${name}: ${[...told, `${seconds} s`].join(", ")}: ${held ? "held" : "NOT HELD"}`);
	for (const fault of faults) console.log(`  ${fault}`);
	return held;
}

function unknownCase(name: string): Promise<Outcome> {
	const known = Object.keys(cases).join(", ");
	return Promise.resolve({ figures: {}, faults: [`There is no case "${name}". Cases: ${known}.`] });
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, () => {
		endAll();
		process.exit(1);
	});
}

const asked = process.argv.slice(2);
let notHeld = 0;
for (const name of asked.length > 0 ? asked : Object.keys(cases)) {
	if (!(await runCase(name))) notHeld += 1;
}
process.exit(notHeld === 0 ? 0 : 1);
