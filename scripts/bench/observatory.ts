import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "../../test/free-port.ts";
import { makeDataDir, startProcess } from "../../test/processes.ts";
import { hasProxies, proxyMissing, startCaddy } from "../faults/proxies.ts";

const run = promisify(execFile);

/** MDN's own scanner. It brings 130 MB of packages, so only this measurement installs it. */
const scanner = "@mdn/mdn-http-observatory@1.4.8";

interface Grade {
	score: number;
	grade: string;
	/** Points by rule, with the scanner's word for what it found. */
	rules: Record<string, { result: string; points: number }>;
}

/**
 * Grades pages of the site behind Caddy. The scanner asks ports 80 and 443 only.
 * @param paths that answer 200 or lead elsewhere
 * @throws Error when Caddy is missing, a port is taken or forbidden, or the scanner cannot be had or answers no grade
 */
export async function gradeHeaders(paths: readonly string[]): Promise<Record<string, Grade>> {
	if (!hasProxies()) throw new Error(proxyMissing);
	for (const port of [80, 443])
		if (await isTaken(port)) throw new Error(`Port ${port} is taken; the scanner needs it.`);
	const ending: (() => Promise<unknown>)[] = [];
	try {
		const [dataDir, tools] = [await makeDataDir(), await mkdtemp(join(tmpdir(), "linework-scan-"))];
		for (const folder of [dataDir, tools])
			ending.push(() => rm(folder, { recursive: true, force: true }));
		const sitePort = await findFreePort();
		const env = { PUBLIC_ORIGIN: "https://localhost", TRUSTED_PROXIES: "127.0.0.1" };
		const site = await startProcess({ dataDir, port: sitePort, env });
		ending.push(() => site.end("SIGTERM"));
		const caddy = await startCaddy({ port: 443, sitePort });
		ending.push(caddy.stop);
		const scan = await installScanner(tools);
		const authority = join(tools, "authority.pem");
		await writeFile(authority, caddy.authority());
		const grades: Record<string, Grade> = {};
		for (const path of paths) grades[path] = await scan(path, authority);
		return grades;
	} finally {
		for (const end of ending.reverse()) await end();
	}
}

async function installScanner(folder: string) {
	await run("npm", ["install", "--prefix", folder, "--ignore-scripts", scanner], {
		maxBuffer: 2 ** 24,
	});
	const own = join(folder, "node_modules", scanner.slice(0, scanner.lastIndexOf("@")));
	// The browsers' list of sites that are HTTPS only comes from elsewhere; without it, no site counts as listed.
	await mkdir(join(own, "conf"), { recursive: true });
	await writeFile(join(own, "conf/hsts-preload.json"), "{}");
	return async (path: string, authority: string): Promise<Grade> => {
		const { stdout } = await run(process.execPath, ["src/scan.js", `localhost${path}`], {
			cwd: own,
			env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: authority },
		}).catch((error) => error);
		const { scan, tests, error = stdout } = JSON.parse(stdout || "{}");
		if (!scan) throw new Error(`The scanner says of ${path}: ${error}`);
		const rules = Object.entries<{ result: string; scoreModifier: number }>(tests).map(
			([rule, { result, scoreModifier }]) => [rule, { result, points: scoreModifier }],
		);
		return { score: scan.score, grade: scan.grade, rules: Object.fromEntries(rules) };
	};
}

function isTaken(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1", () => {
			socket.destroy();
			resolve(true);
		}).on("error", () => resolve(false));
	});
}
