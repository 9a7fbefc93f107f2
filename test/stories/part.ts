import { createServer as createHttpServer, request as requestHttp, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer as createVite, type ViteDevServer } from "vite";
import { afterAll, beforeAll } from "vitest";
import type { TestSite } from "../site.ts";

/** Serves a test module in front of the site's API and pictures. @param entry file name in this folder */
export function preparePart(
	stories: { site: TestSite },
	entry: string,
): { readonly address: string } {
	const part = { address: "" };
	let vite: ViteDevServer;
	let front: Server;
	beforeAll(async () => {
		front = createHttpServer((request, response) => {
			if (request.url === "/") {
				response.setHeader("Content-Type", "text/html");
				response.end(
					`<!doctype html><html lang="en"><title>Part</title><div id="root"></div><script type="module" src="/test/stories/${entry}"></script></html>`,
				);
			} else if (/^\/(api|pictures)\//.test(request.url ?? "")) {
				const onward = requestHttp(
					stories.site.address + request.url,
					{ method: request.method, headers: request.headers },
					(answer) => {
						response.writeHead(answer.statusCode ?? 502, answer.headers);
						answer.pipe(response);
					},
				);
				request.pipe(onward);
			} else vite.middlewares(request, response);
		});
		vite = await createVite({
			configFile: false,
			root: join(import.meta.dirname, "../.."),
			cacheDir: join(stories.site.config.dataDir, "vite"),
			// Vite's default port is the same for every part.
			server: { middlewareMode: true, hmr: false, ws: { server: front } },
			appType: "custom",
			logLevel: "error",
			oxc: { jsx: { runtime: "automatic" } },
			optimizeDeps: {
				// Dependencies found late would reload the page.
				include: [
					"react",
					"react-dom",
					"react-dom/client",
					"react/jsx-runtime",
					"react-router",
					"react-router/dom",
					"react-zoom-pan-pinch",
				],
				rolldownOptions: { treeshake: { manualPureFunctions: ["styleInject"] } },
			},
		});
		await vite.warmupRequest(`/test/stories/${entry}`);
		await vite.waitForRequestsIdle();
		await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
		part.address = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
	});
	afterAll(async () => {
		front?.close();
		await vite?.close();
	});
	return part;
}
