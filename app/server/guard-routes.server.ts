import { data, type ServerBuild } from "react-router";
import { isThrownResponse, notePageFailure } from "./pages/page-failure.server.ts";
import { refuse } from "./refuse.server.ts";
import type { Visit, visitContext as VisitContext } from "./site.server.ts";

type Routes = ServerBuild["routes"];
type Module = NonNullable<Routes[string]>["module"];
type Loader = NonNullable<Module["loader"]>;
type Middleware = NonNullable<Module["middleware"]>[number];

/** React Router hides an `Error` from the client, so errors of pages are rethrown as data. */
export function guardRoutes(
	routes: Routes,
	visitContext: typeof VisitContext,
	isPage: (request: Request) => boolean,
): Routes {
	async function run<T>(
		args: Parameters<Loader>[0],
		work: () => T,
	): Promise<Awaited<T> | Response> {
		try {
			return await work();
		} catch (error) {
			if (isThrownResponse(error)) throw error;
			const visit = visitContext.from(args.context);
			if (isPage(args.request)) throw asPageFailure(visit, error);
			return refuse(visit.site.log, error).toResponse();
		}
	}
	const guard = (handler: Loader | undefined): Loader | undefined =>
		handler && ((args) => run(args, () => handler(args)));
	const guardMiddleware =
		(handler: Middleware): Middleware =>
		(args, next) =>
			run(args, () => handler(args, next));
	const guarded: Routes = {};
	for (const [id, route] of Object.entries(routes)) {
		if (!route) continue;
		const { loader, action, middleware } = route.module;
		const own = {
			loader: guard(loader),
			action: guard(action),
			middleware: middleware?.map(guardMiddleware),
		};
		guarded[id] = { ...route, module: { ...route.module, ...own } };
	}
	return guarded;
}

function asPageFailure(visit: Visit, error: unknown): unknown {
	const { failure, init } = notePageFailure(visit, error);
	return data(failure, init);
}
