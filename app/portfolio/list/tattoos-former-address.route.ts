import { href, redirect } from "react-router";
import type { Route } from "./+types/tattoos-former-address.route";

/** Short URL used by links on other sites. */
export function loader({ url }: Route.LoaderArgs): never {
	throw redirect(href("/artwork/tattoos") + url.search, 301);
}

export default function FormerAddress() {
	return null;
}
