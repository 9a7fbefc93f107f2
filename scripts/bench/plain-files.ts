import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { findFreePort } from "../../test/free-port.ts";
import { env, runNginx } from "../faults/proxies.ts";
import { withSite } from "../faults/run-site.ts";
import { median } from "./median.ts";
import { warm } from "./warm.ts";

const run = promisify(execFile);
const rounds = 3;
const accepted = { "Accept-Encoding": "br" };

interface RequestRate {
	/** Requests a second, by one client thread on 16 connections; the median of three runs. */
	site: number;
	plain: number;
	/** 99th percentile, in milliseconds. */
	p99: number;
}

/**
 * Asks the site, in a process of its own, and nginx for one page in turns; nginx has the same bytes as a file.
 * @returns null where nginx or the load generator wrk is missing
 */
export async function compareWithPlainFiles(page: string): Promise<RequestRate | null> {
	for (const tool of ["nginx", "wrk"]) {
		const found = await run(tool, ["-v"], { env }).catch((error) => error);
		if (found.code === "ENOENT") return null;
	}
	return withSite(async ({ start }) => {
		const { address } = await start();
		await warm(address + page);
		return compare(address, page);
	});
}

async function compare(address: string, page: string): Promise<RequestRate> {
	const scratch = await mkdtemp(join(tmpdir(), "linework-nginx-"));
	const port = await findFreePort();
	await mkdir(join(scratch, "files"));
	await writeFile(join(scratch, "files/page.html"), await readCompressed(address + page));
	const nginx = await runNginx(writeConfig(scratch, port), { port, scratch });
	try {
		const plainPage = `http://127.0.0.1:${port}/page.html`;
		const seen = { site: [] as number[], plain: [] as number[], p99: [] as number[] };
		for (let round = 0; round < rounds; round += 1) {
			seen.plain.push((await load(plainPage)).rate);
			const { rate, p99 } = await load(address + page);
			seen.site.push(rate);
			seen.p99.push(p99);
		}
		return {
			site: Math.round(median(seen.site)),
			plain: Math.round(median(seen.plain)),
			p99: median(seen.p99),
		};
	} finally {
		await nginx.stop();
	}
}

async function readCompressed(url: string): Promise<Buffer> {
	const [answer] = (await once(get(url, { headers: accepted }), "response")) as [IncomingMessage];
	return buffer(answer);
}

function writeConfig(scratch: string, port: number): string {
	return `
sendfile on;
open_file_cache max=100;
server {
	listen 127.0.0.1:${port};
	root ${scratch}/files;
	default_type "text/html; charset=utf-8";
	add_header Content-Encoding br;
	add_header Vary Accept-Encoding;
}
`;
}

/** One client thread, 16 connections, five seconds. @returns requests a second and their p99 in milliseconds */
export async function load(url: string): Promise<{ rate: number; p99: number }> {
	const args = ["-t1", "-c16", "-d5s", "--latency", "-H", "Accept-Encoding: br", url];
	const { stdout } = await run("wrk", args, { env });
	const [, at = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
	const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
	return {
		rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
		p99: Number(at) * milliseconds,
	};
}
