import { useEffect, useRef } from "react";
import {
	type ErrorResponse,
	href,
	isRouteErrorResponse,
	Link,
	type MiddlewareFunction,
	Outlet,
} from "react-router";
import { findStudio, nameTitle, useStudio } from "../publishing/frame-studio.ts";
import { buttonClass } from "../ui/button.tsx";
import { keepForms, useKeptForms } from "../ui/page/keep-forms.ts";
import { forgetTyping } from "../ui/page/kept-typing.ts";
import { describePageError, PageError } from "../ui/page/page-error.tsx";
import { formatPhone, linkStudio } from "../ui/page/studio-links.ts";
import type { Route } from "./+types/private-pages.route";
import { unsent } from "./adding/send-addition.ts";
import styles from "./request-page.module.css";

export const handle = { isPrivate: true };

/** The address is the key to the request, so neither other sites nor search engines may learn it. */
const keepSecret: MiddlewareFunction<Response> = async (_, next) => {
	const response = await next();
	response.headers.set("Referrer-Policy", "no-referrer");
	response.headers.set("X-Robots-Tag", "noindex");
	return response;
};

export const middleware = [keepSecret];

export const clientMiddleware = [keepForms];

export function headers({ errorHeaders }: Route.HeadersArgs) {
	return errorHeaders ?? new Headers();
}

export function meta({ error, matches }: Route.MetaArgs): Route.MetaDescriptors {
	const studio = findStudio(matches);
	if (!error) return [];
	if (!isMissing(error)) return describePageError(error, studio);
	return [
		{ title: nameTitle("This link leads nowhere", studio) },
		{ name: "robots", content: "noindex" },
	];
}

export default function PrivatePages() {
	useKeptForms();
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isMissing(error)) return <PageError error={error} />;
	return <Missing isUnsent={error.data === unsent} />;
}

/** @param isUnsent the client has just sent something: the page was there before */
function Missing({ isUnsent }: { isUnsent: boolean }) {
	const studio = useStudio();
	const heading = useRef<HTMLHeadingElement>(null);
	// Erased from elsewhere, perhaps.
	useEffect(() => forgetTyping(), []);
	useEffect(() => {
		if (!isUnsent) return;
		window.scrollTo(0, 0);
		heading.current?.focus();
	}, [isUnsent]);
	return (
		<div className={styles.page}>
			<header className={styles.head}>
				<h1 ref={heading} tabIndex={-1}>
					This Link Doesn’t Work
				</h1>
				{isUnsent && <p className={styles.lead}>What you wrote was not sent.</p>}
				<p className={styles.lead}>
					Part of the link may be missing, or the request behind it has been erased.
				</p>
			</header>
			<p>
				I can send you a new one. If that doesn’t help, text me at{" "}
				<a href={linkStudio(studio).text} className={styles.phone}>
					{formatPhone(studio.phone)}
				</a>
				.
			</p>
			<div className={styles.ways}>
				<Link to={href("/request/lost")} className={buttonClass("solid")}>
					Send Me a New Link
				</Link>
				<Link to={href("/")} className={buttonClass("outline")} viewTransition>
					Return to Home
				</Link>
			</div>
		</div>
	);
}

function isMissing(error: unknown): error is ErrorResponse {
	return isRouteErrorResponse(error) && error.status === 404;
}
