import { describe, expect, it } from "vitest";
import { refuseBrokenForms } from "../../scripts/faults/broken-forms.ts";
import { logNoPersonalData } from "../../scripts/faults/canaries.ts";
import { surviveCuts } from "../../scripts/faults/cut-uploads.ts";
import { outlastDescriptors } from "../../scripts/faults/descriptors.ts";
import { carryHeavyUploads } from "../../scripts/faults/heavy-uploads.ts";
import { takeSlowUpload } from "../../scripts/faults/honest-upload.ts";
import { surviveUploadKills } from "../../scripts/faults/kills.ts";
import { surviveLosses } from "../../scripts/faults/losses.ts";
import { surviveMigrationKills } from "../../scripts/faults/migration-kills.ts";
import { outlastPipelines } from "../../scripts/faults/pipelines.ts";
import { keepQuotas } from "../../scripts/faults/quotas.ts";
import { outlastSlowHeaders } from "../../scripts/faults/slow-headers.ts";
import { serveFromOne } from "../../scripts/faults/two-processes.ts";

/** Other tests run at the same time; the bench runs alone. */
const pagesWithin = 2_000;

describe("the site", { timeout: 90_000 }, () => {
	// These mostly wait, so they run concurrently; the rest measure time and run alone.
	it.concurrent("ends connections that are slow on purpose and keeps honest slow ones", async () => {
		const outcomes = await Promise.all([
			outlastSlowHeaders({ connections: 60, pagesWithin }),
			takeSlowUpload({
				bytes: 2_000_000,
				bytesPerSecond: 250_000,
				pauseEvery: 1_000_000,
				pausesMs: [2_000, 12_000],
			}),
		]);
		expect(outcomes.flatMap(({ faults }) => faults)).toEqual([]);
	});

	it.concurrent("finishes a migration that was killed", async () => {
		const { faults } = await surviveMigrationKills({ kills: 3, requests: 500 });
		expect(faults).toEqual([]);
	});

	it.concurrent("loses no file to a lost, older or damaged database", async () => {
		const { faults, figures } = await surviveLosses({ starts: 1, requests: 12, checkEvery: 2 });
		expect(faults).toEqual([]);
		expect(figures.refused).toBeGreaterThanOrEqual(4);
	});

	it.concurrent("serves a data folder from one process at a time", async () => {
		const { faults, figures } = await serveFromOne({ rounds: 1, uploads: 10 });
		expect(faults).toEqual([]);
		expect(figures["took over"]).toBe(1);
	});

	it.concurrent("survives uploads that are cut at any point", async () => {
		const { faults, figures } = await surviveCuts({ uploads: 80 });
		expect(faults).toEqual([]);
		expect(figures["parts after the grace"]).toBe(0);
	});

	it.concurrent("refuses broken forms and stores nothing of them", async () => {
		const { faults } = await refuseBrokenForms({ rounds: 2 });
		expect(faults).toEqual([]);
	});

	it.concurrent("limits every address to its daily quota", async () => {
		const { faults } = await keepQuotas({ addresses: 4, wholeDay: false, pagesWithin });
		expect(faults).toEqual([]);
	});

	it.concurrent("logs no personal data", async () => {
		const { faults } = await logNoPersonalData({ rounds: 2 });
		expect(faults).toEqual([]);
	});

	it("keeps requests with files complete, however often it is killed", async () => {
		const { faults, figures } = await surviveUploadKills({
			cycles: 2,
			clients: 2,
			leastAcknowledged: 2,
			mostMinutes: 1,
			// Other tests run at the same time.
			readyWithin: 20_000,
		});
		expect(faults).toEqual([]);
		expect(figures.kills).toBe(2);
	});

	it("survives more connections than it may have descriptors", async () => {
		const { faults } = await outlastDescriptors({ rounds: 2, limit: 128, connections: 200 });
		expect(faults).toEqual([]);
	});

	it("survives clients that send requests and never read the answers", async () => {
		const counts = { rounds: 1, connections: 8, kilobytes: 70, pagesWithin };
		const { faults } = await outlastPipelines(counts);
		expect(faults).toEqual([]);
	});

	it("carries many large files in little memory", async () => {
		const counts = { clients: 8, filesEach: 2, megabytes: 4, pagesWithin };
		const { faults } = await carryHeavyUploads(counts);
		expect(faults).toEqual([]);
	});
});
