import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipData } from "node:zlib";
import { LRUCache } from "lru-cache";
import { acceptsEncoding } from "../accepts-encoding.server.ts";

const megabyte = 1024 ** 2;
const mostBytes = { pages: 48 * megabyte, others: 2 * megabyte };
/** Map entries and headers. */
const overhead = 2048;

/** An answer that is the same for every visitor, ready to send. */
export interface Page {
	status: number;
	/** Content and encodings apart. */
	headers: Record<string, string>;
	bytes: Buffer;
	br: Buffer;
	gzip: Buffer;
	etag: string | null;
	/** Of the content that it shows. */
	version: string;
	isFinished: boolean;
}

interface Rendered {
	response: Response;
	/** Whether it stays the same until the content changes. */
	lasting: boolean;
}

/** Answers by key. 404s and redirects are kept apart, so that made-up addresses evict no page. */
export function createPageCache(readVersion: () => string, limits = mostBytes) {
	const pages = new LRUCache<string, Page>({ maxSize: limits.pages, sizeCalculation: measure });
	const others = new LRUCache<string, Page>({ maxSize: limits.others, sizeCalculation: measure });
	const rendering = new Map<string, Promise<Page>>();
	let hits = 0;
	let misses = 0;
	let finishing: Promise<void> = Promise.resolve();

	function store(key: string, page: Page): void {
		(page.status === 200 ? pages : others).set(key, page);
	}

	/**
	 * A page that is asked for a second time is worth the best compression. One after another: after a publication, those
	 * of all pages at once would take the processor from whoever is waiting for a page.
	 */
	function finish(key: string, page: Page): void {
		page.isFinished = true;
		finishing = finishing.then(async () => {
			if (page.version !== readVersion()) return;
			const br = await compressBrotli(page.bytes, constants.BROTLI_MAX_QUALITY);
			if (pages.peek(key) === page) store(key, { ...page, br });
		});
	}

	async function makeAndStore(key: string, render: () => Promise<Rendered>): Promise<Page> {
		const version = readVersion();
		const rendered = await render();
		const page = await makePage(rendered, version);
		// It may show documents of both versions.
		if (version !== readVersion()) return makeAndStore(key, render);
		if (rendered.lasting) store(key, page);
		return page;
	}

	return {
		find(key: string): Page | undefined {
			const page = pages.get(key) ?? others.get(key);
			if (page?.version !== readVersion()) return undefined;
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
		stats: () => ({ hits, misses, entries: pages.size + others.size }),
	};
}

export type PageCache = ReturnType<typeof createPageCache>;

function measure({ bytes, br, gzip }: Page): number {
	return bytes.length + br.length + gzip.length + overhead;
}

type Body = Pick<Page, "bytes" | "br" | "gzip">;

/** By hash: made-up addresses get the same few. */
const unknownBodies = new LRUCache<string, Body>({ max: 50 });

async function compress(bytes: Buffer): Promise<Body> {
	const [br, gzip] = await Promise.all([compressBrotli(bytes, 4), compressGzip(bytes)]);
	return { bytes, br, gzip };
}

async function makePage({ response, lasting }: Rendered, version: string): Promise<Page> {
	const { status } = response;
	const bytes = Buffer.from(await response.arrayBuffer());
	const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
	const isUnknown = status === 404 || status === 400;
	const body = (isUnknown && unknownBodies.get(hash)) || (await compress(bytes));
	if (isUnknown) unknownBodies.set(hash, body);
	// Weak, because the encodings share it.
	const etag = lasting && status === 200 ? `W/"${hash}"` : null;
	const headers = Object.fromEntries(response.headers);
	if (etag) headers.etag = etag;
	if (bytes.length > 0) headers.vary = "Accept-Encoding";
	return { status, headers, ...body, etag, version, isFinished: false };
}

const compressGzip = promisify(gzipData);
const brotli = promisify(brotliCompress);

function compressBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
	return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Also for HEAD: Node leaves the body out. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
	const { "if-none-match": known, "accept-encoding": accepted } = request.headers;
	if (page.etag && known?.includes(page.etag)) {
		return void response.writeHead(304, page.headers).end();
	}
	const [encoding, body] = chooseEncoding(String(accepted ?? ""), page);
	if (encoding) response.setHeader("content-encoding", encoding);
	response.setHeader("content-length", body.length);
	response.writeHead(page.status, page.headers).end(body);
}

function chooseEncoding(accepted: string, { bytes, br, gzip: gz }: Page): [string, Buffer] {
	if (bytes.length < 1024) return ["", bytes];
	if (acceptsEncoding(accepted, "br")) return ["br", br];
	if (acceptsEncoding(accepted, "gzip")) return ["gzip", gz];
	return ["", bytes];
}
