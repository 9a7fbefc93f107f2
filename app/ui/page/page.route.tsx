import { Outlet } from "react-router";
import { findStudio } from "../../publishing/frame-studio.ts";
import type { Route } from "./+types/page.route";
import { describePageError, PageError } from "./page-error.tsx";

export function headers({ errorHeaders, parentHeaders }: Route.HeadersArgs) {
	return errorHeaders ?? parentHeaders;
}

export function meta({ error, matches }: Route.MetaArgs): Route.MetaDescriptors {
	const studio = findStudio(matches);
	return error ? describePageError(error, studio) : [{ title: studio?.name ?? "" }];
}

export default function Page() {
	return <Outlet />;
}

/** The root's boundary would render the whole document again, stylesheets included. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <PageError error={error} />;
}
