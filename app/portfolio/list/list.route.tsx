import { data } from "react-router";
import { listNames } from "../../publishing/list-names.ts";
import { visitContext } from "../../server/site.server.ts";
import { addressList } from "../pieces/piece-address.ts";
import type { Route } from "./+types/list.route";
import { describeList } from "./describe-list.ts";
import { keepList } from "./keep-list.ts";
import { ListError } from "./list-error.tsx";
import { ListView } from "./list-view.tsx";
import { loadList } from "./load-list.server.ts";

export const handle = { query: "all" };

export function loader(args: Route.LoaderArgs) {
	const list = listNames.find((name) => addressList(name) === `/${args.pattern}`);
	if (!list) throw data(null, { status: 404 });
	return loadList(args, visitContext.from(args.context), list);
}

export const shouldRevalidate = keepList;

export const meta = describeList;

/** The key gives each list a state of its own, though one component shows them all. */
export default function ListPage({ loaderData }: Route.ComponentProps) {
	return <ListView key={loaderData.list} shown={loaderData} />;
}

export const ErrorBoundary = ListError;
