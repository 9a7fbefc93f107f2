import { Outlet } from "react-router";
import { findStudio } from "../../publishing/frame-studio.ts";
import type { Route } from "./+types/page.route";
import { describePageError, PageError } from "./page-error.tsx";

/** Passes on the headers of an error response, such as Retry-After. */
export function headers({ errorHeaders, parentHeaders }: Route.HeadersArgs) {
	return errorHeaders ?? parentHeaders;
}

export function meta({ error, matches }: Route.MetaArgs): Route.MetaDescriptors {
	const studio = findStudio(matches);
	return error ? describePageError(error, studio) : [{ title: studio?.name ?? "" }];
}

/** A layout for the error boundary of all pages. */
export default function Page() {
	return <Outlet />;
}

/** Below the root's boundary, which would render the whole document again, stylesheets included. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <PageError error={error} />;
}
