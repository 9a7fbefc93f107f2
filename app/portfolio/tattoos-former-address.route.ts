import { href, redirect } from "react-router";

/** The short address, as links elsewhere have it. */
export function loader(): never {
	throw redirect(href("/artwork/tattoos"), 301);
}

export default function FormerAddress() {
	return null;
}
