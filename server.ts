import { createServer, type RequestListener, type Server } from "node:http";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Logger, pino } from "pino";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { showArticlesInTime } from "./app/blog/articles-in-time.server.ts";
import { followCalendar, readBooksDay } from "./app/books/follow-calendar.ts";
import { startCopyKeeper } from "./app/copies/copy-keeper.server.ts";
import { prepareDataFolder } from "./app/db/data-folder.server.ts";
import { openDatabase } from "./app/db/database.server.ts";
import { lockDataFolder } from "./app/db/folder-lock.server.ts";
import { followPublications } from "./app/db/follow-publications.server.ts";
import { openFormOpenings } from "./app/db/form-openings.server.ts";
import { openPool } from "./app/db/postgres.server.ts";
import { noteRunning } from "./app/db/running.server.ts";
import { inTurn } from "./app/db/start-lock.server.ts";
import { openHealthWatch } from "./app/health/health-watch.server.ts";
import { sayDamageRemedy } from "./app/health/say-damage-remedy.server.ts";
import { prepareTidying } from "./app/health/tidy.server.ts";
import { startSender } from "./app/mail/sender.server.ts";
import { listKindWords } from "./app/notes/kind-words.server.ts";
import { openPhotoFiles } from "./app/photos/photo-files.server.ts";
import { startPhotoWorker } from "./app/photos/photo-worker.server.ts";
import { listPictureFolders } from "./app/photos/serve-photos.server.ts";
import { readBuiltIn } from "./app/publishing/built-in.server.ts";
import { type Content, createContent } from "./app/publishing/content.server.ts";
import { openLiveContent } from "./app/publishing/live-content.server.ts";
import { createPublishedReader } from "./app/publishing/revisions.server.ts";
import { finishErasing } from "./app/requests/erase.server.ts";
import { openFileStore } from "./app/requests/files/file-store.server.ts";
import { root } from "./app/root.server.ts";
import { prepareDraining } from "./app/server/clients/draining.server.ts";
import { answerEarly } from "./app/server/clients/early-answers.server.ts";
import { createLimits } from "./app/server/clients/limits.server.ts";
import { answerInSequence } from "./app/server/clients/pipelines.server.ts";
import {
	endSlowBodies,
	endSlowReaders,
	serverTimeouts,
} from "./app/server/clients/slow-clients.server.ts";
import { type Config, ConfigError, readConfig } from "./app/server/config.server.ts";
import { createFiles } from "./app/server/files.server.ts";
import { listen, readAddress } from "./app/server/listen.server.ts";
import { logCrash } from "./app/server/log-crash.server.ts";
import { startMetrics } from "./app/server/metrics.server.ts";
import { createPageCache } from "./app/server/pages/page-cache.server.ts";
import { warmPages } from "./app/server/pages/warm-pages.server.ts";
import { describeError } from "./app/server/refuse.server.ts";
import { sayWhere } from "./app/server/say-where.ts";
import { createShell } from "./app/server/shell.server.ts";
import type { Site } from "./app/server/site.server.ts";
import { offerAccount } from "./app/sign-in/offer-account.server.ts";
import { claimBucket } from "./app/storage/claim-bucket.server.ts";
import { answerFrom } from "./app/storage/disk-storage.server.ts";
import { createVisitCounts } from "./app/visits/visit-counts.server.ts";

const serverBuild = join(root, "build/server/index.js");
/** Longer than balancers usually wait between two looks at `/readyz`. */
const announcedMs = 5_000;
/** Closing the listening socket resets connections that Node has not accepted yet. */
const arrivingMs = 150;

export interface RunningSite extends Site {
	/** Listening address, such as http://127.0.0.1:3000; not the public origin. */
	address: string;
	/** @param announced until when `/readyz` says so while all is still answered, so that a balancer may leave */
	stop(announced?: Promise<void>): Promise<void>;
}

interface StartOptions {
	dev: boolean;
	log: Logger;
	content: Content;
	/** Absolute path of the files that the picture manifest names. */
	pictureFolder: string;
}

/** @throws ConfigError when the configuration is unusable */
export async function startSite(
	config: Config,
	{
		dev = false,
		log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }),
		content = createContent(readBuiltIn()),
		pictureFolder = join(root, "content/pictures"),
	}: Partial<StartOptions> = {},
): Promise<RunningSite> {
	prepareDataFolder(config.dataDir);
	const unlock = await lockDataFolder(config.dataDir, (sentence) => log.warn(sentence));
	try {
		noteRunning(config.dataDir, null);
		const site = await serveSite(config, { dev, log, content, pictureFolder });
		return { ...site, stop: (announced) => site.stop(announced).finally(unlock) };
	} catch (error) {
		unlock();
		throw error;
	}
}

async function serveSite(
	config: Config,
	{ dev, log, content: builtIn, pictureFolder }: StartOptions,
): Promise<RunningSite> {
	const database = await inTurn(
		config,
		(sentence) => log.warn(sentence),
		async () => {
			const opened = await openDatabase(config, (sentence) => {
				log.error(sentence);
				// Not in the same line: the disk of the copies may hang.
				void sayDamageRemedy(config).then((remedy) => log.error(remedy));
			});
			await claimBucket(config, opened);
			return opened;
		},
	);
	const files = await openFileStore(config);
	// Its own: requests count within a transaction, and must not wait there for a connection that others hold.
	const counters = config.databaseUrl ? openPool(config.databaseUrl, { most: 3 }) : null;
	const limits = createLimits(
		(gigabytes) =>
			log.warn(
				`${gigabytes} GB of files have arrived within a day; until it is over no more are taken`,
			),
		counters,
	);
	const formOpenings = openFormOpenings(counters);
	const visits = createVisitCounts();
	const readPublished = createPublishedReader(database.db, (misfit) =>
		log.error(misfit, "a published document no longer fits; an older one is shown"),
	);
	const readLive = async () => {
		const { books, ...published } = await readPublished();
		const notes = await listKindWords(database.db);
		return {
			...published,
			...(books && { books: followCalendar(books, readBooksDay(Date.now())) }),
			...(notes.length > 0 && { "kind-words": { notes } }),
		};
	};
	const content = await openLiveContent(
		builtIn,
		readLive,
		(error) => log.error(describeError(error), "reading what the desk has published failed"),
		showArticlesInTime,
	);
	const unfollow = followPublications(config.databaseUrl, content.refresh);
	// Before letters leave: a version whose build is broken must have done nothing.
	const build = dev ? undefined : ((await import(serverBuild)) as ServerBuild);
	const sender = startSender({ config, database, content, log });
	const photoFiles = openPhotoFiles(files, config.dataDir);
	const photoWorker = startPhotoWorker({ database, files: photoFiles, log });
	const copies = startCopyKeeper({ config, database, log });
	const stopping = new AbortController();
	const tidying = prepareTidying({
		...{ config, database, content, files, limits, formOpenings, log },
		stopping: stopping.signal,
	});
	const site: Site = {
		...{ config, database, files, limits, formOpenings, visits, content, sender, log },
		...{ photoFiles, photoWorker, copies, tidying },
		health: openHealthWatch({ config, database, copies, tidying, limits }),
		pages: createPageCache(() => content.readVersion()),
		metrics: config.metricsToken ? startMetrics() : null,
		pictureFolder,
		stopping: stopping.signal,
	};

	const server = createServer(serverTimeouts);
	const vite = dev ? await startVite(server) : undefined;
	const serveFile = createFiles([
		...listPictureFolders(site, { dev }),
		...(dev
			? []
			: [{ answer: answerFrom(join(root, "build/client")), at: "", precompressed: true }]),
	]);
	const shell = createShell({
		site,
		dev,
		loadBuild: async () =>
			build ??
			((await vite?.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild),
		serveFile,
	});
	const answer: RequestListener = vite
		? (request, response) => vite.middlewares(request, response, () => shell(request, response))
		: shell;
	const { follow, drain } = prepareDraining(server);
	server.on(
		"request",
		answerInSequence((request, response) => {
			follow(request, response);
			site.metrics?.follow(request, response);
			answer(request, response);
		}),
	);
	answerEarly(server, config);
	endSlowBodies(server);
	endSlowReaders(server);
	// Before the first connection: an upgrade has to know whether anybody can have been answered.
	server.once("listening", () => noteRunning(config.dataDir, readAddress(server, config.host)));
	await listen(server, config);

	tidying.start();
	const keepCounts = () =>
		content
			.read("studio")
			.then(({ body }) => visits.flush(database.db, body.timeZone))
			.catch((error) => log.error(describeError(error), "storing the counts failed"));
	const everyMinute = setInterval(() => {
		// The refresh is for midnight, when days pass, and for what commands have changed.
		void keepCounts().then(content.refresh);
		void finishErasing(database, files, log);
	}, 60_000);
	const stop = async (announced?: Promise<void>) => {
		clearInterval(everyMinute);
		stopping.abort();
		const workers = [tidying.stop(), sender.stop(), photoWorker.stop(), copies.stop()];
		await Promise.all([drain(announced), unfollow(), ...workers]);
		await keepCounts();
		await vite?.close();
		await files.close();
		if (counters && !counters.ended) await counters.end();
		await database.close();
	};
	return { ...site, address: readAddress(server, config.host), stop };
}

async function startVite(server: Server): Promise<ViteDevServer> {
	const { createServer: createVite } = await import("vite");
	return createVite({
		root,
		server: { middlewareMode: true, hmr: { server } },
		appType: "custom",
	});
}

async function main(): Promise<void> {
	process.umask(0o077);
	const config = readConfig(process.env);
	const site = await startSite(config, { dev: process.argv.includes("--dev") });
	if (process.getuid?.() === 0) site.log.warn("running as root; a user of its own would be safer");
	let stopping = false;
	const stop = async (announceMs: number) => {
		if (stopping) return;
		stopping = true;
		await site.stop(wait(announceMs));
		process.exit(0);
	};
	const hasOthers = config.databaseUrl !== null && config.s3 !== null;
	process.on("SIGTERM", () => stop(hasOthers ? announcedMs : arrivingMs));
	process.on("SIGINT", () => stop(arrivingMs));
	logCrash(site.log);
	for (const sentence of sayWhere(config, site.address)) console.log(sentence);
	// A damaged database still serves pages.
	await offerAccount(site.database.db, config, site.address).catch((error) =>
		site.log.warn(describeError(error), "the artist's account could not be looked up"),
	);
	await warmPages(site.address).catch((error) =>
		site.log.warn(describeError(error), "warming pages failed"),
	);
	// Otherwise it is written at the end, which a process that is killed does not reach.
	flushCompileCache();
}

if (import.meta.main) {
	main().catch((error) => {
		console.error(error instanceof ConfigError ? error.message : error);
		process.exit(1);
	});
}
