import { Outlet } from "react-router";
import { findStudio } from "../../publishing/frame-studio.ts";
import type { Route } from "./+types/page.route";
import { describePageError, PageError } from "./page-error.tsx";

/** What a failed page says of itself, such as when to come back. */
export function headers({ errorHeaders, parentHeaders }: Route.HeadersArgs) {
	return errorHeaders ?? parentHeaders;
}

export function meta({ error, matches }: Route.MetaArgs): Route.MetaDescriptors {
	const studio = findStudio(matches);
	return error ? describePageError(error, studio) : [{ title: studio?.name ?? "" }];
}

/** Around every page, for its error boundary. */
export default function Page() {
	return <Outlet />;
}

/** Below the root's, which would make the whole document anew, stylesheets and all. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <PageError error={error} />;
}
