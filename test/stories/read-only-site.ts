import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { createContent } from "../../app/publishing/content.server.ts";
import { readConfig } from "../../app/server/config.server.ts";
import { startSite } from "../../server.ts";
import { documents } from "../documents.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Address of the site that all stories share which only read. */
		readOnlySite: string;
	}
}

/** Follows `test/pictures.ts`, and does nothing in a run without stories. */
export default async function startReadOnlySite(
	project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
	if (!project.vitest.projects.some(({ name }) => name === "stories")) return undefined;
	const dataDir = await mkdtemp(join(tmpdir(), "linework-test-"));
	const site = await startSite(readConfig({ PORT: "0", DATA_DIR: dataDir }), {
		log: pino({ level: "silent" }),
		content: createContent(documents),
		pictureFolder: project.getProvidedContext().pictureFolder,
	});
	project.provide("readOnlySite", site.address);
	return async () => {
		await site.stop();
		await rm(dataDir, { recursive: true, force: true });
	};
}
