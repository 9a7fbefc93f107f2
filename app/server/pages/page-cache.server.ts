import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipData } from "node:zlib";
import { LRUCache } from "lru-cache";
import { acceptsEncoding } from "../accepts-encoding.server.ts";

const megabyte = 1024 ** 2;
/** `others` is the limit of redirects, and again of 404s. */
const mostBytes = { pages: 48 * megabyte, others: megabyte };
/** Bytes of an entry beside its body: the map's own and the headers. */
const overhead = 3072;
/** Pages that wait for the best compression; each takes a tenth of a second. */
const mostWaiting = 200;
/** Bytes; a smaller body is sent uncompressed. */
const leastCompressed = 1024;

/** An answer that is the same for every visitor, ready to send. */
export interface Page extends Body {
	status: number;
	/** Without length and encoding of the body. */
	headers: Record<string, string>;
	/** Complete headers by encoding: to assemble them for each request would be most of its work. */
	heads: Record<Encoding, string[]>;
	etag: string | null;
	/** Version of the content that it shows. Null if its key names its bytes: it is found whatever the content is. */
	version: string | null;
	/** Key of its hydration script, if it has one. */
	scriptKey: string | null;
	/** Whether it has the best compression, or waits for it. */
	isFinished: boolean;
	/** Whether other entries have the same body, so that this one costs next to nothing. */
	isShared: boolean;
}

type Body = Record<Encoding, Buffer>;
type Encoding = "bytes" | "br" | "gzip";

export interface Rendered {
	response: Response;
	/** Whether it stays the same until the content changes. */
	lasting: boolean;
	script?: { key: string; response: Response };
}

/** Answers by key. Redirects and 404s are kept apart, so that made-up addresses evict no page. */
export function createPageCache(readVersion: () => string, limits = mostBytes) {
	const open = (maxSize: number) =>
		new LRUCache<string, Page>({ maxSize, sizeCalculation: measure });
	const pages = open(limits.pages);
	const redirects = open(limits.others);
	const unknown = open(limits.others);
	const rendering = new Map<string, Promise<Page>>();
	const waiting = new Set<string>();
	let isFinishing = false;
	let turn: Promise<void> = Promise.resolve();
	let hits = 0;
	let misses = 0;

	const isCurrent = ({ version }: Page) => version === null || version === readVersion();

	function store(key: string, page: Page): void {
		const kept = page.status === 200 ? pages : page.status === 404 ? unknown : redirects;
		kept.set(key, page);
		// The page may have gone, moved or come back.
		for (const other of [pages, redirects, unknown]) if (other !== kept) other.delete(key);
	}

	/** A page that is asked for a second time is worth the best compression. */
	function finish(key: string, page: Page): void {
		if (waiting.size === mostWaiting) return;
		page.isFinished = true;
		waiting.add(key);
		if (!isFinishing) void finishAll();
	}

	/**
	 * Compresses one page after another: all at once, after a publication, would keep visitors waiting. The keys wait
	 * rather than the pages, which may be evicted meanwhile.
	 */
	async function finishAll(): Promise<void> {
		isFinishing = true;
		for (const key of waiting) {
			// Removed first, because the page may be stored again meanwhile.
			waiting.delete(key);
			const page = pages.peek(key);
			if (page && isCurrent(page)) {
				const best = constants.BROTLI_MAX_QUALITY;
				const br = await compressBrotli(page.bytes, best).catch(() => page.br);
				const heads = writeHeads(page.headers, { ...page, br });
				if (pages.peek(key) === page) store(key, { ...page, br, heads });
			}
		}
		isFinishing = false;
	}

	/** One rendering begins in each turn of the event loop, so that kept pages are sent in between. */
	function waitForTurn(): Promise<void> {
		turn = turn.then(() => setImmediate());
		return turn;
	}

	async function makeAndStore(key: string, render: () => Promise<Rendered>): Promise<Page> {
		await waitForTurn();
		const version = readVersion();
		const rendered = await render();
		const page = await makePage(rendered, version);
		const { script } = rendered;
		const isNew = rendered.lasting && script && !pages.get(script.key);
		const part = isNew && (await makePage({ ...script, lasting: true }, null));
		// The page may show documents of both versions.
		if (version !== readVersion()) return makeAndStore(key, render);
		if (part) store(script.key, part);
		if (rendered.lasting) store(key, page);
		return page;
	}

	return {
		find(key: string): Page | undefined {
			const page = pages.get(key) ?? redirects.get(key) ?? unknown.get(key);
			if (!page || !isCurrent(page)) return undefined;
			hits += 1;
			if (!page.isFinished && page.status === 200) finish(key, page);
			return page;
		},
		/** Renders once for all who ask meanwhile. */
		make(key: string, render: () => Promise<Rendered>): Promise<Page> {
			misses += 1;
			const task = `${readVersion()} ${key}`;
			const making =
				rendering.get(task) ?? makeAndStore(key, render).finally(() => void rendering.delete(task));
			rendering.set(task, making);
			return making;
		},
		stats: () => ({ hits, misses, entries: pages.size + redirects.size + unknown.size }),
	};
}

export type PageCache = ReturnType<typeof createPageCache>;

function measure({ bytes, br, gzip, isShared }: Page, key: string): number {
	const body = isShared ? 0 : bytes.length + br.length + gzip.length;
	return body + overhead + key.length;
}

/** Bodies by hash: made-up addresses get the same few. */
const unknownBodies = new LRUCache<string, Body>({ max: 50 });

async function compress(bytes: Buffer): Promise<Body> {
	if (bytes.length < leastCompressed) return { bytes, br: bytes, gzip: bytes };
	const [br, gzip] = await Promise.all([compressBrotli(bytes, 4), compressGzip(bytes)]);
	return { bytes, br, gzip };
}

async function makePage(
	{ response, lasting, script }: Rendered,
	version: string | null,
): Promise<Page> {
	const { status } = response;
	const bytes = Buffer.from(await response.arrayBuffer());
	const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
	const isUnknown = status === 404 || status === 400;
	const known = isUnknown ? unknownBodies.get(hash) : undefined;
	const body = known ?? (await compress(bytes));
	if (isUnknown) unknownBodies.set(hash, body);
	// Weak, because the encodings share it.
	const etag = lasting && status === 200 ? `W/"${hash}"` : null;
	const headers = Object.fromEntries(response.headers);
	if (etag) headers.etag = etag;
	if (bytes.length > 0) headers.vary = "Accept-Encoding";
	const heads = writeHeads(headers, body);
	const isShared = known !== undefined;
	const kept = { version, scriptKey: script?.key ?? null, isFinished: false, isShared };
	return { status, headers, heads, ...body, etag, ...kept };
}

function writeHeads(headers: Record<string, string>, body: Body): Record<Encoding, string[]> {
	const lines = Object.entries(headers).flat();
	const measured = ({ length }: Buffer) => [...lines, "content-length", String(length)];
	return {
		bytes: measured(body.bytes),
		br: [...measured(body.br), "content-encoding", "br"],
		gzip: [...measured(body.gzip), "content-encoding", "gzip"],
	};
}

const gzipAsync = promisify(gzipData);
const brotliAsync = promisify(brotliCompress);

async function compressGzip(bytes: Buffer): Promise<Buffer> {
	return copy(await gzipAsync(bytes));
}

async function compressBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
	return copy(await brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
}

/** In memory of its own: small Buffers, which zlib returns as well, share chunks of 64 KB and keep them whole. */
function copy(compressed: Buffer): Buffer {
	return Buffer.from(new Uint8Array(compressed).buffer);
}

/** Also for HEAD: Node leaves the body out. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
	if (page.status === 301) return void sendRedirect(request, response, page);
	const { "if-none-match": known, "accept-encoding": accepted = "" } = request.headers;
	if (page.etag && known?.includes(page.etag)) {
		return void response.writeHead(304, page.headers).end();
	}
	const isSmall = page.bytes.length < leastCompressed;
	const encoding = isSmall ? "bytes" : encodings.memo(String(accepted));
	response.writeHead(page.status, page.heads[encoding]).end(page[encoding]);
}

function sendRedirect(request: IncomingMessage, response: ServerResponse, page: Page): void {
	const { location = "/", ...headers } = page.headers;
	const { search } = new URL(request.url ?? "/", "http://site");
	response
		.writeHead(page.status, { ...headers, location: location + search, "content-length": 0 })
		.end();
}

/** Encodings by Accept-Encoding, of which browsers send only a few. */
const encodings = new LRUCache<string, Encoding>({
	max: 100,
	memoMethod: (accepted) =>
		(["br", "gzip"] as const).find((encoding) => acceptsEncoding(accepted, encoding)) ?? "bytes",
});
