import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { acceptsEncoding } from "../accepts-encoding.server.ts";

const megabyte = 1024 ** 2;
const mostBytes = { pages: 48 * megabyte, others: 2 * megabyte };

/** An answer that is the same for every visitor, ready to send. */
export interface Page {
	status: number;
	/** Content and encodings apart. */
	headers: Record<string, string>;
	bytes: Buffer;
	br: Buffer;
	gzip: Buffer;
	etag: string;
	/** Of the content that it shows. */
	version: string;
	isFinished: boolean;
}

/** @returns null if the answer is not the same for every visitor */
type Render = () => Promise<Response | null>;

/** Answers by key. 404s and redirects have a room of their own, so that made-up addresses evict no page. */
export function createPageCache(readVersion: () => string) {
	const options = { sizeCalculation: measure };
	const pages = new LRUCache<string, Page>({ maxSize: mostBytes.pages, ...options });
	const others = new LRUCache<string, Page>({ maxSize: mostBytes.others, ...options });
	const rendering = new Map<string, Promise<Page | null>>();

	function store(key: string, page: Page): void {
		(page.status === 200 ? pages : others).set(key, page);
	}

	/** A page that is asked for a second time is worth the best compression. */
	async function finish(key: string, page: Page): Promise<void> {
		page.isFinished = true;
		const br = await compressBrotli(page.bytes, constants.BROTLI_MAX_QUALITY);
		if (pages.peek(key) === page) store(key, { ...page, br });
	}

	async function makeAndStore(key: string, render: Render): Promise<Page | null> {
		const version = readVersion();
		const response = await render();
		if (!response) return null;
		const page = await makePage(response, version);
		if (version === readVersion()) store(key, page);
		return page;
	}

	return {
		find(key: string): Page | undefined {
			const page = pages.get(key) ?? others.get(key);
			if (page?.version !== readVersion()) return undefined;
			if (!page.isFinished && page.status === 200) void finish(key, page);
			return page;
		},
		/** Renders once for all who ask meanwhile. */
		make(key: string, render: Render): Promise<Page | null> {
			const making =
				rendering.get(key) ?? makeAndStore(key, render).finally(() => void rendering.delete(key));
			rendering.set(key, making);
			return making;
		},
	};
}

export type PageCache = ReturnType<typeof createPageCache>;

function measure({ bytes, br, gzip }: Page): number {
	return bytes.length + br.length + gzip.length + 2048;
}

async function makePage(response: Response, version: string): Promise<Page> {
	const bytes = Buffer.from(await response.arrayBuffer());
	const [br, gz] = await Promise.all([compressBrotli(bytes, 4), compressGzip(bytes)]);
	const headers = Object.fromEntries(response.headers);
	// Weak, because the encodings share it.
	const etag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
	return {
		status: response.status,
		headers,
		bytes,
		br,
		gzip: gz,
		etag,
		version,
		isFinished: false,
	};
}

const compressGzip = promisify(gzip);
const brotli = promisify(brotliCompress);

function compressBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
	return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Also for HEAD: Node leaves the body out. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
	const { "if-none-match": known, "accept-encoding": accepted = "" } = request.headers;
	const headers: Record<string, string> = { ...page.headers, etag: page.etag };
	if (page.bytes.length > 0) headers.vary = "Accept-Encoding";
	if (known?.includes(page.etag)) return void response.writeHead(304, headers).end();
	const [encoding, body] = chooseEncoding(String(accepted), page);
	if (encoding) headers["content-encoding"] = encoding;
	headers["content-length"] = String(body.length);
	response.writeHead(page.status, headers).end(body);
}

function chooseEncoding(accepted: string, { bytes, br, gzip: gz }: Page): [string, Buffer] {
	if (bytes.length < 1024) return ["", bytes];
	if (acceptsEncoding(accepted, "br")) return ["br", br];
	if (acceptsEncoding(accepted, "gzip")) return ["gzip", gz];
	return ["", bytes];
}
