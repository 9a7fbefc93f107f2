import { setTimeout as wait } from "node:timers/promises";
import type { EngineKind } from "../../app/db/migrate.server.ts";
import { call } from "../../test/call.ts";
import { openDesk } from "../../test/desk.ts";
import { readPageForm } from "../../test/page-form.ts";
import { addDatabase, runPostgres } from "../../test/postgres.ts";
import { collectFaults, type Faults, type Outcome, quantile } from "./outcome.ts";
import { loadPages, type PageRead } from "./page-load.ts";
import { withSite } from "./run-site.ts";
import { signInBeside } from "./sign-in-beside.ts";

interface PublishingCounts {
	publications: number;
	everyMs: number;
	readsPerSecond: number;
}

/** Clock times in milliseconds. */
interface Publication {
	askedAt: number;
	doneAt: number;
}

/** After this, nobody gets what was there before. */
const mostDelayMs = 2_000;

const paths = [
	...["/", "/about", "/contact", "/consultation", "/blog", "/aftercare", "/artwork"],
	...["/artwork/tattoos", "/drawing-and-deposit-policy", "/credits"],
];

/** The studio's name, its phone in links and in words, and two pages' own words. */
const pattern = /(?:Version |\+1970556|\(970\) 556-)(\d{4})/g;

const write = (version: number) => String(version).padStart(4, "0");
const factsOf = (version: number) => ({
	studio: { name: `Version ${write(version)}`, phone: `+1970556${write(version)}` },
	contact: { lead: `These are the words of Version ${write(version)}.` },
	about: { lead: `These are the words of Version ${write(version)}.` },
});

export async function publishUnderLoad(counts: PublishingCounts): Promise<Outcome> {
	const postgres = await runPostgres();
	try {
		const outcomes = {
			sqlite: await publishOn({}, counts),
			postgres: await publishOn({ DATABASE_URL: await addDatabase(postgres.url) }, counts),
		} satisfies Record<EngineKind, Outcome>;
		const all = Object.entries(outcomes);
		return {
			figures: Object.fromEntries(
				all.flatMap(([engine, { figures }]) =>
					Object.entries(figures).map(([what, figure]) => [`${engine} ${what}`, figure]),
				),
			),
			faults: all.flatMap(([engine, { faults }]) => faults.map((fault) => `${engine}: ${fault}`)),
		};
	} finally {
		await postgres.stop();
	}
}

function publishOn(env: Record<string, string>, counts: PublishingCounts): Promise<Outcome> {
	return withSite(async ({ dataDir, start }) => {
		const faults = collectFaults();
		const { address } = await start({ env });
		const artist = await signInBeside(address, { ...env, DATA_DIR: dataDir });
		const publish = openPublisher(address, artist);
		// So that every page has its marks from the first read on.
		const published = [await publish(0)];
		await using load = loadPages({
			origin: address,
			paths,
			perSecond: counts.readsPerSecond,
			pattern,
		});
		for (let version = 1; version <= counts.publications; version += 1) {
			const due = wait(counts.everyMs);
			published.push(await publish(version));
			await due;
		}
		await wait(mostDelayMs + 1_000);
		const reads = await load.stop();
		const latest = reads.map((read) => checkRead(read, published, faults));
		const last = reads.slice(-paths.length).flatMap(({ found }) => found);
		faults.require(
			last.length > 0 && last.every((mark) => mark === write(counts.publications)),
			"the last pages are not of the last version",
		);
		const times = reads.map(({ dueAt, answeredAt }) => answeredAt - dueAt);
		const publishing = published.map(({ askedAt, doneAt }) => doneAt - askedAt);
		return {
			figures: {
				publications: published.length - 1,
				pages: reads.length,
				"page median ms": quantile(times, 0.5),
				"page p99 ms": quantile(times, 0.99),
				"publish most ms": quantile(publishing, 1),
				"oldest ms": Math.max(...latest),
			},
			faults: faults.list(),
		};
	});
}

function openPublisher(address: string, artist: Record<string, string>) {
	const { get, post } = openDesk(() => ({
		site: { call: (path, options) => call(address, path, options) },
		artist,
	}));
	const submit = async (path: string, form: URLSearchParams) => {
		const { status, text } = await post(path, form);
		if (status !== 303) throw new Error(`${path} was answered ${status}: ${text.slice(0, 500)}`);
	};
	return async (version: number): Promise<Publication> => {
		for (const [name, fields] of Object.entries(factsOf(version))) {
			const path = `/admin/site/${name}`;
			const form = readPageForm((await get(path)).text, 'name="_seen"');
			for (const [field, value] of Object.entries(fields)) form.set(field, value);
			form.set("_act", "save");
			await submit(path, form);
		}
		const { text } = await get("/admin/site/review");
		const askedAt = Date.now();
		await submit("/admin/site/review", readPageForm(text, 'name="draft"'));
		return { askedAt, doneAt: Date.now() };
	};
}

/** @returns for how long what it shows had been replaced when it was asked for, in milliseconds */
function checkRead(read: PageRead, published: Publication[], faults: Faults): number {
	const { path, dueAt, answeredAt, outcome, found } = read;
	const [mark = "", ...others] = new Set(found);
	faults.require(outcome === "200", `${path} was answered ${outcome}`);
	if (outcome !== "200") return 0;
	faults.require(mark !== "", `${path} names neither studio nor phone`);
	faults.require(others.length === 0, `${path} mixes the versions ${[mark, ...others].join(", ")}`);
	const askedAt = published[Number(mark)]?.askedAt ?? Number.POSITIVE_INFINITY;
	faults.require(askedAt <= answeredAt, `${path} shows version ${mark} before it was published`);
	const replacedAt = published[Number(mark) + 1]?.doneAt ?? Number.POSITIVE_INFINITY;
	const age = Math.max(0, Math.round(dueAt - replacedAt));
	faults.require(age <= mostDelayMs, `${path} shows version ${mark} ${age} ms after the next one`);
	return age;
}
