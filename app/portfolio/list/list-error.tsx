import { isRouteErrorResponse, Link, type MetaDescriptor, useLocation } from "react-router";
import { type FrameStudio, nameTitle } from "../../publishing/frame-studio.ts";
import { buttonClass } from "../../ui/button.tsx";
import { describePageError, PageError } from "../../ui/page/page-error.tsx";
import styles from "./list-error.module.css";
import type { UnknownPart } from "./query/list-query.ts";

const words: Record<UnknownPart, { heading: string; text: string }> = {
	filter: {
		heading: "No such filter",
		text: "It may have been renamed or removed.",
	},
	page: {
		heading: "No such page",
		text: "This portfolio does not have that page. Page numbers start at 1.",
	},
};

export function describeListError(error: unknown, studio?: FrameStudio): MetaDescriptor[] {
	const part = findUnknown(error);
	if (!part) return describePageError(error, studio);
	return [
		{ title: nameTitle(words[part].heading, studio) },
		{ name: "robots", content: "noindex" },
	];
}

export function ListError({ error }: { error: unknown }) {
	const { pathname } = useLocation();
	const part = findUnknown(error);
	if (!part) return <PageError error={error} />;
	const { heading, text } = words[part];
	return (
		<section className={styles.page} data-ground="ink">
			<h1>{heading}</h1>
			<p>{text}</p>
			<Link to={pathname} className={buttonClass("solid")} viewTransition>
				Show All
			</Link>
		</section>
	);
}

function findUnknown(error: unknown): UnknownPart | null {
	if (!isRouteErrorResponse(error) || error.status !== 400) return null;
	return error.data === "page" ? "page" : "filter";
}
