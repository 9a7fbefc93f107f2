import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { account } from "./artist.ts";
import { call } from "./call.ts";
import { commandEnv, makeDataDir, type SiteProcess, startProcess } from "./processes.ts";

let dataDir: string;
let site: SiteProcess;
const start = async () => {
	site = await startProcess({ dataDir });
};
beforeEach(async () => {
	dataDir = await makeDataDir();
});
afterEach(async () => {
	await site?.end("SIGKILL");
	rmSync(dataDir, { recursive: true, force: true });
});

const printLink = (env: Record<string, string> = {}) =>
	spawnSync(process.execPath, ["scripts/artist.ts"], {
		cwd: join(import.meta.dirname, ".."),
		env: { ...commandEnv(), DATA_DIR: dataDir, ...env },
		encoding: "utf8",
	});

const findPath = (text: string) => /\/sign-in\/first\/[0-9a-f]{64}/.exec(text)?.[0] ?? "no link";

const use = (path: string, password = account.password) =>
	call(site.address, path, {
		method: "POST",
		body: new URLSearchParams({ ...account, password }).toString(),
		headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.address },
	});

it("prints a link at the first start that makes the account, which a kill leaves, with the count of wrong passwords", async () => {
	await start();
	const { port } = new URL(site.address);
	expect(site.output()).toContain(`within a day: http://localhost:${port}/sign-in/first/`);
	expect((await use(findPath(site.output()))).status).toBe(302);
	const guess = () => use("/sign-in", "not this one");
	for (let turn = 0; turn < 5; turn += 1) expect((await guess()).status).toBe(422);
	await site.end("SIGKILL");
	await start();
	expect(site.output()).not.toContain("/sign-in/first/");
	expect((await guess()).status).toBe(429);
});

it("prints another link by npm run artist while the site runs", async () => {
	await start();
	await use(findPath(site.output()));
	const { stdout, status } = printLink({ PORT: "0" });
	expect(status).toBe(0);
	const { port } = new URL(site.address);
	expect(stdout).toContain(`http://localhost:${port}/sign-in/first/`);
	const { stdout: last } = printLink({ PORT: "4000" });
	expect(last).toContain("http://localhost:4000/sign-in/first/");
	expect((await use(findPath(stdout))).status).toBe(410);
	expect((await use(findPath(last), "four lamps under water")).status).toBe(302);
	expect((await use("/sign-in", "four lamps under water")).status).toBe(302);
});

it("says plainly by npm run artist that there is no site yet", async () => {
	const { status, stderr } = printLink();
	expect(status).toBe(1);
	expect(stderr).toMatch(
		/^There is no database in DATA_DIR \(.+\)\. Set DATA_DIR to the site's folder\.\n$/,
	);
});
