import { href, redirect } from "react-router";

export function loader(): never {
	throw redirect(href("/drawing-and-deposit-policy"), 301);
}

export default function FormerAddress() {
	return null;
}
