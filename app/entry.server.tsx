import { renderToReadableStream } from "react-dom/server";
import {
	type EntryContext,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { describeError, newReference } from "./http/answer.server.ts";
import { finishDocument } from "./http/document.server.ts";
import { visitContext } from "./site.server.ts";

export { visitContext } from "./site.server.ts";

/** Renders the whole document before the first byte: pages are small, and their policy needs all of it. */
export default async function renderDocument(
	request: Request,
	status: number,
	headers: Headers,
	router: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const visit = visitContext.from(context);
	const stream = await renderToReadableStream(<ServerRouter context={router} url={request.url} />, {
		signal: AbortSignal.timeout(10_000),
	});
	await stream.allReady;
	const rendered = await new Response(stream).text();
	const { html, policy } = finishDocument(rendered, {
		still: visit.still,
		dev: import.meta.env.DEV,
	});
	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.set("Content-Security-Policy", policy);
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
	return new Response(html, { status, headers });
}

/** A surprise in a loader, an action or a render; missing pages are no surprise. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
	if (isRouteErrorResponse(error) || request.signal.aborted) return;
	const visit = visitContext.from(context);
	visit.site.log.error({ reference: newReference(), ...describeError(error) }, "a page failed");
}
