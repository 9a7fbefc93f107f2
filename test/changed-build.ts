import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { createShell } from "../app/server/shell.server.ts";
import { type Call, call } from "./call.ts";
import type { TestSite } from "./site.ts";

/** A shell of the site, whose build can be changed. */
export async function openChangedBuild(site: TestSite) {
	const build = (await import(
		join(import.meta.dirname, "../build/server/index.js")
	)) as ServerBuild;
	let loadBuild = async () => build;
	const shell = createShell({
		site,
		dev: false,
		loadBuild: () => loadBuild(),
		serveFile: async () => false,
	});
	const server = createServer(shell);
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	return {
		call: (path: string, options: Call) =>
			call(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, path, options),
		/** @param parts the name of a part of the module, by the route's id */
		replace(parts: Record<string, string>, work: () => never) {
			const routes = { ...build.routes };
			for (const [id, part] of Object.entries(parts)) {
				const route = routes[id];
				if (!route) throw new Error(`There is no route ${id}`);
				const own = { [part]: part === "middleware" ? [work] : work };
				routes[id] = { ...route, module: { ...route.module, ...own } };
			}
			loadBuild = async () => ({ ...build, routes });
		},
		lose() {
			loadBuild = () => Promise.reject(new Error("secret"));
		},
		close: () => void server.close(),
	};
}
