import { isRouteErrorResponse, Link, type MetaDescriptor } from "react-router";
import { studio } from "../../content/studio.ts";
import { buttonClass } from "./button.tsx";
import styles from "./page-error.module.css";

/** For the `meta` of a route whose error boundary is `PageError`. */
export function describePageError(error: unknown): MetaDescriptor[] {
	const title = isMissing(error) ? "Page not found" : "Something went wrong";
	return [{ title: `${title} | ${studio.name}` }, { name: "robots", content: "noindex" }];
}

/** What stands on a page that cannot be shown. */
export function PageError({ error }: { error: unknown }) {
	const missing = isMissing(error);
	return (
		<div className={styles.page}>
			{missing && (
				<p className={styles.figure} aria-hidden="true">
					404
				</p>
			)}
			<div className={styles.words}>
				<h1 className={styles.heading}>
					{missing ? "Oops! Page not found" : "Something went wrong"}
				</h1>
				<p>
					{missing
						? "Nothing is drawn at this address."
						: "This page could not be shown. Please try again in a moment."}
				</p>
				<Link to="/" className={buttonClass("solid")} viewTransition>
					Return to Home
				</Link>
			</div>
		</div>
	);
}

function isMissing(error: unknown): boolean {
	return isRouteErrorResponse(error) && error.status === 404;
}
