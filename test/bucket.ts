import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { TestProject } from "vitest/node";
import { findFreePort } from "./free-port.ts";

declare module "vitest" {
	interface ProvidedContext {
		s3: FileServer;
	}
}

interface FileServer {
	endpoint: string;
	/** Its buckets are folders in here. */
	folder: string;
}

/** One S3-compatible server for the whole run; each test site has its own bucket in it. */
export default async function startFileServer(project: TestProject): Promise<() => Promise<void>> {
	const { server, stop } = await runFileServer();
	project.provide("s3", server);
	return stop;
}

export async function runFileServer() {
	const folder = await mkdtemp(join(tmpdir(), "linework-s3-"));
	const port = await findFreePort();
	const running = new S3rver({
		address: "127.0.0.1",
		port,
		silent: true,
		directory: folder,
		// It signs the slash away that ends the address of a bucket.
		allowMismatchedSignatures: true,
	});
	await running.run();
	return {
		server: { endpoint: `http://127.0.0.1:${port}`, folder },
		async stop() {
			await running.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** @returns the variables of a site with a new, empty bucket */
export async function addBucket({ endpoint, folder }: FileServer): Promise<Record<string, string>> {
	const bucket = `site-${crypto.randomUUID()}`;
	await mkdir(join(folder, bucket));
	return {
		S3_ENDPOINT: endpoint,
		S3_BUCKET: bucket,
		S3_REGION: "us-east-1",
		S3_ACCESS_KEY_ID: "S3RVER",
		S3_SECRET_ACCESS_KEY: "S3RVER",
	};
}
