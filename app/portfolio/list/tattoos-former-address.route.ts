import { href, redirect } from "react-router";
import type { Route } from "./+types/tattoos-former-address.route";

export const handle = { query: "all" };

/** The short address, as links elsewhere have it. */
export function loader({ url }: Route.LoaderArgs): never {
	throw redirect(href("/artwork/tattoos") + url.search, 301);
}

export default function FormerAddress() {
	return null;
}
