import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import {
	type EntryContext,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { type FinishedDocument, finishDocument } from "./server/pages/document.server.ts";
import { isThrownResponse, notePageFailure } from "./server/pages/page-failure.server.ts";
import { createQueue } from "./server/queue.server.ts";
import { visitContext } from "./server/site.server.ts";

export { visitContext } from "./server/site.server.ts";

/** Renders to the end before the first byte, because the content security policy needs the whole document. */
export default async function renderDocument(
	request: Request,
	status: number,
	headers: Headers,
	router: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const visit = visitContext.from(context);
	const { withoutScripts, isArtist: isDesk = false } = visit;
	const dev = import.meta.env.DEV;
	const { pathname, search } = new URL(request.url);
	const isPublic = headers.get("Cache-Control")?.startsWith("public") ?? true;
	const isKept = visit.isForAll && status === 200 && isPublic && !visit.unexpected;
	const keptAs = isKept ? pathname + search : null;
	const render = async () => {
		const rendered = await renderInTurn(<ServerRouter context={router} url={request.url} />).catch(
			(error) => {
				const { failure, init } = notePageFailure(visit, error);
				throw Response.json(failure, init);
			},
		);
		return finishDocument(rendered, { withoutScripts, dev, isDesk, keptAs });
	};
	const key = request.method === "GET" && !dev && keyOfUnknown(router, withoutScripts);
	const { html, policy, hydration } = await (key ? renderOnce(key, render) : render());
	if (hydration) visit.hydration = hydration;
	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.set("Content-Security-Policy", policy);
	return new Response(html, { status, headers });
}

const unknownPages = new LRUCache<string, Promise<FinishedDocument>>({ max: 100 });

/** Renders once for all who ask meanwhile. */
function renderOnce(
	key: string,
	render: () => Promise<FinishedDocument>,
): Promise<FinishedDocument> {
	const making = unknownPages.get(key) ?? render();
	unknownPages.set(key, making);
	making.catch(() => unknownPages.delete(key));
	return making;
}

/** A page for an unknown address or query says what its route does about it, not what was asked for. */
function keyOfUnknown(
	{ staticHandlerContext }: EntryContext,
	withoutScripts: boolean,
): string | null {
	const { errors, loaderData, matches } = staticHandlerContext;
	const thrown = Object.values(errors ?? {});
	if (thrown.length === 0 || !thrown.every(isUnknown)) return null;
	return JSON.stringify([withoutScripts, matches.map(({ route }) => route.id), errors, loaderData]);
}

/** Other 400s lead back to the address. */
function isUnknown(error: unknown): boolean {
	if (!isRouteErrorResponse(error)) return false;
	return error.status === 404 || (error.status === 400 && typeof error.data === "string");
}

const queue = createQueue();

/** One after another, so that kept pages are answered in between, whatever is asked for. */
function renderInTurn(document: ReactNode): Promise<string> {
	return queue(async () => {
		await setImmediate();
		return renderWhole(document);
	});
}

/** @throws also errors that React would leave to the client, which may have no scripts */
async function renderWhole(document: ReactNode): Promise<string> {
	const errors: unknown[] = [];
	const stream = await renderToReadableStream(document, {
		signal: AbortSignal.timeout(10_000),
		// It is sent whole, so no part is put off, which only scripts would bring to its place.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onError: (error) => void errors.push(error),
	});
	await stream.allReady;
	const rendered = await new Response(stream).text();
	if (errors.length > 0) throw errors[0];
	return rendered;
}

/** For errors outside loaders, actions and rendering, which log their own. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
	if (isThrownResponse(error) || request.signal.aborted) return;
	notePageFailure(visitContext.from(context), error);
}
