import { createServer } from "node:http";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { ConfigError, readConfig } from "./app/config.server.ts";
import { openFileStore } from "./app/consultation/file-store.server.ts";
import { sweep } from "./app/consultation/sweep.server.ts";
import { openDatabase } from "./app/db/database.server.ts";
import { describeError } from "./app/http/answer.server.ts";
import { prepareDraining } from "./app/http/draining.server.ts";
import { createLimits } from "./app/http/limits.server.ts";
import { createShell } from "./app/http/shell.server.ts";
import { endSlowBodies, serverTimeouts } from "./app/http/slow-clients.server.ts";
import { createStaticFiles } from "./app/http/static-files.server.ts";

const root = import.meta.dirname;
const hour = 60 * 60 * 1000;

async function start(dev: boolean): Promise<void> {
	// Whatever this process writes is for its own user alone.
	process.umask(0o077);
	const config = readConfig(process.env);
	const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
	if (process.getuid?.() === 0) log.warn("running as root; a user of its own would be safer");
	mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
	const database = await openDatabase(config);
	const files = openFileStore(config.dataDir);
	const site = { config, database, files, limits: createLimits(), log };

	const server = createServer(serverTimeouts);
	const vite = dev ? await startVite(server) : undefined;
	const build = vite ? undefined : ((await import(join(root, "build/server/index.js"))) as ServerBuild);
	const shell = createShell({
		site,
		dev,
		loadBuild: async () =>
			build ??
			((await vite?.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild),
		serveStatic: createStaticFiles([
			...(dev ? [] : [{ folder: join(root, "build/client"), at: "", immutable: true }]),
			{ folder: join(root, "content/pictures"), at: "/pictures", immutable: false },
		]),
	});
	server.on("request", (request, response) => {
		if (!vite) return shell(request, response);
		vite.middlewares(request, response, () => shell(request, response));
	});
	endSlowBodies(server);
	const drain = prepareDraining(server);

	const tidy = () =>
		sweep(database.db, files).catch((error) => log.error(describeError(error), "sweeping failed"));
	void tidy();
	const tidying = setInterval(tidy, hour);

	let ending = false;
	const stop = async () => {
		if (ending) return;
		ending = true;
		clearInterval(tidying);
		await drain();
		await vite?.close();
		await database.close();
		process.exit(0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);

	await listen(server, config);
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : config.port;
	const host = config.host.includes(":") ? `[${config.host}]` : config.host;
	console.log(`Linework is at ${config.publicOrigin ?? `http://${host}:${port}`}/ (port ${port})`);
}

function listen(
	server: ReturnType<typeof createServer>,
	{ port, host }: { port: number; host: string },
): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) =>
			reject(
				error.code === "EADDRINUSE"
					? new ConfigError(`Port ${port} is taken. Choose another with PORT.`)
					: error,
			),
		);
		server.listen(port, host, resolve);
	});
}

async function startVite(server: ReturnType<typeof createServer>): Promise<ViteDevServer> {
	const { createServer: createVite } = await import("vite");
	return createVite({
		root,
		server: { middlewareMode: true, hmr: { server } },
		appType: "custom",
	});
}

start(process.argv.includes("--dev")).catch((error) => {
	console.error(error instanceof ConfigError ? error.message : error);
	process.exit(1);
});
