import { data, type ServerBuild } from "react-router";
import type { Visit, visitContext as VisitContext } from "../site.server.ts";
import { refuse } from "./answer.server.ts";
import { isAnswer, notePageFailure } from "./page-failure.server.ts";

type Routes = ServerBuild["routes"];
type Module = NonNullable<Routes[string]>["module"];
type Handler = NonNullable<Module["loader"]>;

/**
 * The same routes, whose surprises are logged and told in words. Of an `Error`, React Router would tell
 * the visitor nothing at all; thrown as data, what may be said reaches the error page, in documents and in
 * fetched data alike.
 */
export function guardRoutes(routes: Routes, visitContext: typeof VisitContext): Routes {
	const guard = (handler: Handler | undefined, tell: typeof tellPage): Handler | undefined =>
		handler &&
		(async (args) => {
			try {
				return await handler(args);
			} catch (error) {
				if (isAnswer(error)) throw error;
				return tell(visitContext.from(args.context), error);
			}
		});
	const guarded: Routes = {};
	for (const [id, route] of Object.entries(routes)) {
		if (!route) continue;
		const { loader, action, default: page } = route.module;
		const tell = page ? tellPage : tellCaller;
		const own = { loader: guard(loader, tell), action: guard(action, tell) };
		guarded[id] = { ...route, module: { ...route.module, ...own } };
	}
	return guarded;
}

function tellPage(visit: Visit, error: unknown): unknown {
	const { failure, init } = notePageFailure(visit, error);
	throw data(failure, init);
}

function tellCaller({ site }: Visit, error: unknown): unknown {
	return refuse(site.log, error).toResponse();
}
