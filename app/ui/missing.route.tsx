import { data } from "react-router";
import type { Route } from "./+types/missing.route";
import { describePageError, PageError } from "./page-error.tsx";

/** Any address that is no page. */
export function loader(): never {
	throw data(null, { status: 404 });
}

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
	return describePageError(error);
}

export default function Missing() {
	return null;
}

/** Its own, since the root's would make the whole document anew, stylesheets and all. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <PageError error={error} />;
}
