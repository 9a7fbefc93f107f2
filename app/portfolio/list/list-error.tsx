import { isRouteErrorResponse, Link, type MetaDescriptor } from "react-router";
import { studio } from "../../../content/studio.ts";
import { buttonClass } from "../../ui/button.tsx";
import { describePageError, PageError } from "../../ui/page-error.tsx";
import styles from "./list-error.module.css";

/** For the `meta` of a route whose error boundary is `ListError`. */
export function describeListError(error: unknown): MetaDescriptor[] {
	if (!isUnknownFilter(error)) return describePageError(error);
	return [{ title: `No such filter | ${studio.name}` }, { name: "robots", content: "noindex" }];
}

/** What stands on a portfolio's page whose address asks for a filter that the list has not. */
export function ListError({ error, path }: { error: unknown; path: string }) {
	if (!isUnknownFilter(error)) return <PageError error={error} />;
	return (
		<section className={styles.page} data-ground="ink">
			<h1>No such filter</h1>
			<p>This address asks the list for something it cannot be sorted by.</p>
			<Link to={path} className={buttonClass("solid")} viewTransition>
				Show All
			</Link>
		</section>
	);
}

function isUnknownFilter(error: unknown): boolean {
	return isRouteErrorResponse(error) && error.status === 400;
}
