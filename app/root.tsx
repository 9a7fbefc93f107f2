import displayFont from "@fonts/display.woff2?url";
import headingFont from "@fonts/heading.woff2?url";
import textFont from "@fonts/text.woff2?url";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import type { Route } from "./+types/root";
import { readFrame } from "./frame.server.ts";
import { useNavigationLimit } from "./network/use-navigation-limit.ts";
import { useQuietAborts } from "./network/use-quiet-aborts.ts";
import "./editing/unedited.css";
import { keepPageOffline } from "./network/keep-page-offline.ts";
import { findStudio, useStudioIfLoaded } from "./publishing/frame-studio.ts";
import { visitContext } from "./server/site.server.ts";
import baseStyles from "./ui/base.css?url";
import { ink } from "./ui/colors.ts";
import { PageAnnouncer } from "./ui/page/page-announcer.tsx";
import { describePageError, PageError } from "./ui/page/page-error.tsx";
import { PageScroll } from "./ui/page/page-scroll.tsx";
import { Toaster } from "./ui/toast/toaster.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return readFrame(visitContext.from(context));
}

/** Otherwise an unreachable site would fail here and replace the frame. */
export const shouldRevalidate = () => false;

export function meta({ error, matches }: Route.MetaArgs): Route.MetaDescriptors {
	const studio = findStudio(matches);
	return error ? describePageError(error, studio) : [{ title: studio?.name ?? "" }];
}

export function Layout({ children }: { children: ReactNode }) {
	useEffect(watchLinks, []);
	useEffect(sayReady, []);
	useNavigationLimit();
	useQuietAborts();
	// Subscribes, so that `Meta` follows the studio's name.
	useStudioIfLoaded();
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" content={ink} />
				{/* It declares the order of layers. `precedence` puts it first and keeps it mounted. */}
				<link rel="stylesheet" href={baseStyles} precedence="first" />
				<Meta />
				{[displayFont, headingFont, textFont].map((font) => (
					<link
						key={font}
						rel="preload"
						href={font}
						as="font"
						type="font/woff2"
						crossOrigin="anonymous"
					/>
				))}
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<Links />
			</head>
			<body>
				{children}
				<Toaster />
				<PageAnnouncer />
				<PageScroll />
				<Scripts />
			</body>
		</html>
	);
}

function watchLinks(): () => void {
	addEventListener("click", keepPageOffline, true);
	return () => removeEventListener("click", keepPageOffline, true);
}

/** The root's effects run last, so the whole page is hydrated. */
function sayReady(): void {
	document.documentElement.dataset.ready = "";
	// From here on the router opens pages.
	document.querySelector("script[type$=rules]")?.remove();
	dispatchEvent(new Event("ready"));
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<main id="content" tabIndex={-1}>
			<PageError error={error} />
		</main>
	);
}
