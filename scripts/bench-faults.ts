import { refuseBrokenForms } from "./faults/broken-forms.ts";
import { logNoPersonalData } from "./faults/canaries.ts";
import { countClicks } from "./faults/clicks.ts";
import { copyUnderLoad, copyUnderLoadOnPostgres } from "./faults/copies.ts";
import { surviveCuts } from "./faults/cut-uploads.ts";
import { outlastDescriptors } from "./faults/descriptors.ts";
import { storeIdempotently } from "./faults/doubles.ts";
import { drainOnStop } from "./faults/drain.ts";
import { surviveIoErrors } from "./faults/eio.ts";
import { outlastFullDisk } from "./faults/full-disk.ts";
import { carryHeavyUploads } from "./faults/heavy-uploads.ts";
import { takeSlowUpload } from "./faults/honest-upload.ts";
import { refuseHostileUploads } from "./faults/hostile-uploads.ts";
import { surviveInstanceKills } from "./faults/instances.ts";
import { surviveKills, surviveUploadKills, surviveUploadKillsInBucket } from "./faults/kills.ts";
import { moveLargeSite, restoreLargeSite } from "./faults/large-site.ts";
import { deliverLetters } from "./faults/letters.ts";
import { waitForLock } from "./faults/locks.ts";
import { surviveLosses } from "./faults/losses.ts";
import { outlastRefusedMail, outlastSilentMail } from "./faults/mail-outages.ts";
import { surviveMigrationKills } from "./faults/migration-kills.ts";
import { surviveOddMedia } from "./faults/odd-media.ts";
import type { Outcome } from "./faults/outcome.ts";
import { makeManyPhotos } from "./faults/photos.ts";
import { outlastPipelines } from "./faults/pipelines.ts";
import { outlastPostgresRestarts } from "./faults/postgres-restarts.ts";
import { publishUnderLoad } from "./faults/publishing.ts";
import { keepQuotas } from "./faults/quotas.ts";
import { rollBackRequests } from "./faults/rollback.ts";
import { endAll, endRunning } from "./faults/run-site.ts";
import { outlastSlowBodies } from "./faults/slow-bodies.ts";
import { outlastSlowHeaders } from "./faults/slow-headers.ts";
import { soak } from "./faults/soak.ts";
import { filterSpam } from "./faults/spam.ts";
import { syncFirst } from "./faults/syncs.ts";
import { serveFromOne } from "./faults/two-processes.ts";
import { upgradeSite } from "./faults/upgrades.ts";

const cases: Record<string, () => Promise<Outcome>> = {
	clicks: () => countClicks({ clicks: 20_000, clients: 100 }),
	doubles: () => storeIdempotently({ pairs: 1_000, rounds: 20, atOnce: 50 }),
	syncs: () => syncFirst({ submissions: 20 }),
	eio: () =>
		surviveIoErrors({
			windows: ["5..7", "3..4", "8..12", "15..30", "4+6", "3+5", "5+7"],
			requests: 12,
		}),
	rollback: () => rollBackRequests({ rounds: 50 }),
	locks: () => waitForLock({ rounds: 5, clients: 100, holdMs: 3_000, readsWithin: 250 }),
	drain: () => drainOnStop({ rounds: 10, requests: 20 }),
	"odd-media": () => surviveOddMedia({ flips: 200, pagesWithin: 250 }),
	"hostile-uploads": () => refuseHostileUploads({ rounds: 50 }),
	spam: () => filterSpam({ bots: 500, people: 200, addresses: [10, 200] }),
	"broken-forms": () => refuseBrokenForms({ rounds: 10 }),
	canaries: () => logNoPersonalData({ rounds: 20 }),
	"cut-uploads": () => surviveCuts({ uploads: 1_000 }),
	descriptors: () => outlastDescriptors({ rounds: 16, limit: 256, connections: 400 }),
	"full-disk": () => outlastFullDisk({ rounds: 10, clients: 10 }),
	"heavy-uploads": () =>
		carryHeavyUploads({ clients: 20, filesEach: 5, megabytes: 20, pagesWithin: 250 }),
	photos: () =>
		makeManyPhotos({ quiet: 100, killed: 100, kills: 20, pagesWithin: 100, mostMinutes: 120 }),
	publishing: () => publishUnderLoad({ publications: 50, everyMs: 1_000, readsPerSecond: 200 }),
	quotas: () => keepQuotas({ addresses: 40, wholeDay: true, pagesWithin: 250 }),
	pipelines: () =>
		outlastPipelines({ rounds: 30, connections: 8, kilobytes: 70, pagesWithin: 500 }),
	"slow-headers": () => outlastSlowHeaders({ connections: 1_000, pagesWithin: 250 }),
	"slow-bodies": () => outlastSlowBodies({ uploads: 500, addresses: 5, pagesWithin: 250 }),
	"honest-upload": () =>
		takeSlowUpload({
			bytes: 95_000_000,
			bytesPerSecond: 250_000,
			pauseEvery: 10_000_000,
			pausesMs: [2_000],
		}),
	losses: () => surviveLosses({ starts: 200, requests: 40, checkEvery: 10 }),
	"two-processes": () => serveFromOne({ rounds: 20, uploads: 40 }),
	"migration-kills": () => surviveMigrationKills({ kills: 20, requests: 10_000 }),
	copies: () => copyUnderLoad({ writers: 20, copies: 5, kills: 10 }),
	"copies-on-postgres": () => copyUnderLoadOnPostgres({ writers: 20, copies: 3, kills: 40 }),
	"large-site": () => restoreLargeSite({ megabytes: 1_000 }),
	"whole-site": () => moveLargeSite({ megabytes: 4_500 }),
	upgrade: upgradeSite,
	"upload-kills": () =>
		surviveUploadKills({
			cycles: 500,
			clients: 4,
			leastAcknowledged: 300,
			mostMinutes: 60,
			readyWithin: 3_000,
		}),
	"upload-kills-in-bucket": () =>
		surviveUploadKillsInBucket({
			cycles: 200,
			clients: 4,
			leastAcknowledged: 100,
			mostMinutes: 40,
			readyWithin: 3_000,
		}),
	instances: () =>
		surviveInstanceKills({ kills: Number(process.env.KILLS ?? 1_000), clients: 4, measured: 200 }),
	"postgres-restarts": () =>
		outlastPostgresRestarts({ restarts: 40, requestsPerSecond: 50, clientsWithFiles: 2 }),
	soak: () => soak({ minutes: Number(process.env.MINUTES ?? 120), perSecond: 5 }),
	"refused-mail": () => outlastRefusedMail({ requests: 500 }),
	"silent-mail": () => outlastSilentMail({ requests: 500, connections: 2 }),
	"pending-letters": () => deliverLetters({ letters: 50, kills: 1, delayMs: 100, mostTwice: 1 }),
	letters: () => deliverLetters({ letters: 1_000, kills: 100, delayMs: 1_500, mostTwice: 1 }),
	kills: () =>
		surviveKills({
			cycles: 1_000,
			clients: 20,
			leastAcknowledged: 20_000,
			mostMinutes: 90,
			readyWithin: 3_000,
		}),
};

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
	console.log(`${name}: ${[...told, `${seconds} s`].join(", ")}: ${held ? "ok" : "FAILED"}`);
	for (const fault of faults) console.log(`  ${fault}`);
	return held;
}

function unknownCase(name: string): Promise<Outcome> {
	const known = Object.keys(cases).join(", ");
	return Promise.resolve({ figures: {}, faults: [`There is no case "${name}". Cases: ${known}.`] });
}

for (const signal of ["SIGINT", "SIGTERM"]) {
	process.once(signal, () => endAll().finally(() => process.exit(1)));
}
process.once("exit", endRunning);

const asked = process.argv.slice(2);
let notHeld = 0;
for (const name of asked.length > 0 ? asked : Object.keys(cases)) {
	if (!(await runCase(name))) notHeld += 1;
}
process.exit(notHeld === 0 ? 0 : 1);
