import { href, redirect } from "react-router";

/** A link elsewhere still leads to the policy's other address. */
export function loader(): never {
	throw redirect(href("/drawing-and-deposit-policy"), 301);
}

export default function FormerAddress() {
	return null;
}
