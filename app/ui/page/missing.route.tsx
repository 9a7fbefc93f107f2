import { data } from "react-router";

/** Any address that is no page. */
export function loader(): never {
	throw data(null, { status: 404 });
}

export default function Missing() {
	return null;
}
