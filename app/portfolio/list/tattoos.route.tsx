import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/tattoos.route";
import { describeList } from "./describe-list.ts";
import { keepList } from "./keep-list.ts";
import { ListError } from "./list-error.tsx";
import { ListView } from "./list-view.tsx";
import { loadList } from "./load-list.server.ts";

export const handle = { query: "all" };

export function loader(args: Route.LoaderArgs) {
	return loadList(args, visitContext.from(args.context), "tattoos");
}

export const shouldRevalidate = keepList;

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
	return describeList(args);
}

export default function Tattoos({ loaderData }: Route.ComponentProps) {
	return <ListView shown={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ListError error={error} />;
}
