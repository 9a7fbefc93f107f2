import { useEffect } from "react";
import { href, Link, type MetaDescriptor, useLocation } from "react-router";
import {
	type FrameStudio,
	nameTitle,
	useShowsDrafts,
	useStudioIfLoaded,
} from "../../publishing/frame-studio.ts";
import { buttonClass } from "../button.tsx";
import styles from "./page-error.module.css";
import { readTrouble, type Trouble } from "./page-failure.ts";
import { formatPhone, linkStudio } from "./studio-links.ts";

const headings: Record<Trouble["kind"], string> = {
	missing: "Oops! Page not found",
	refused: "Not right now",
	fault: "Something went wrong",
	unreached: "The studio could not be reached",
};

const figures: Record<Exclude<Trouble["kind"], "refused">, string> = {
	missing: "404",
	fault: "500",
	unreached: "…",
};

export function describePageError(error: unknown, studio?: FrameStudio): MetaDescriptor[] {
	const trouble = readTrouble(error);
	const title = trouble.kind === "missing" ? "Page not found" : chooseHeading(trouble);
	return [{ title: nameTitle(title, studio) }, { name: "robots", content: "noindex" }];
}

/** @param back where the desk's way back leads */
export function PageError({ error, back = href("/admin") }: { error: unknown; back?: string }) {
	const trouble = readTrouble(error);
	const isLasting = trouble.kind === "missing" || isMisspelt(trouble);
	const isDesk = /^\/admin(\/|$)/.test(useLocation().pathname);
	useEffect(showFromTop, []);
	return (
		<div className={styles.page}>
			<p className={styles.figure} aria-hidden="true">
				{trouble.kind === "refused" ? trouble.status : figures[trouble.kind]}
			</p>
			<div className={styles.words}>
				<h1 className={styles.heading}>{chooseHeading(trouble)}</h1>
				<Words trouble={trouble} />
				<div className={styles.ways}>
					{!isLasting && <TryAgain />}
					<Link
						to={isDesk ? back : href("/")}
						className={buttonClass(isLasting ? "solid" : "outline")}
						viewTransition
					>
						{isDesk ? "Return to Requests" : "Return to Home"}
					</Link>
				</div>
			</div>
		</div>
	);
}

function chooseHeading(trouble: Trouble): string {
	return isMisspelt(trouble) ? "There’s a mistake in this address" : headings[trouble.kind];
}

function isMisspelt(trouble: Trouble): boolean {
	return trouble.kind === "refused" && trouble.status === 400;
}

/** A restored scroll position would hide the message. */
function showFromTop(): void {
	const isFirst = !("ready" in document.documentElement.dataset);
	if (!isFirst) window.scrollTo(0, 0);
}

function Words({ trouble }: { trouble: Trouble }) {
	const showsDrafts = useShowsDrafts();
	if (trouble.kind === "missing") {
		return (
			<p>
				{showsDrafts
					? "Nothing is published at this address, and no draft has it anymore."
					: "Nothing is drawn at this address."}
			</p>
		);
	}
	if (trouble.kind === "refused") return <p>{trouble.message}</p>;
	if (trouble.kind === "unreached") {
		return <p>The site did not respond. Check your connection, then try again.</p>;
	}
	return <FaultWords reference={trouble.reference} />;
}

function FaultWords({ reference }: { reference?: string | undefined }) {
	const studio = useStudioIfLoaded();
	return (
		<>
			<p>
				This page could not be shown. The problem is on my end, not yours. Try again in a moment; if
				it happens again, text me
				{studio && (
					<>
						{" at "}
						<a href={linkStudio(studio).text} className={styles.phone}>
							{formatPhone(studio.phone)}
						</a>
					</>
				)}
				{reference ? " with this reference." : "."}
			</p>
			{reference && (
				<p className={styles.reference}>
					Reference <strong>{reference}</strong>
				</p>
			)}
		</>
	);
}

function TryAgain() {
	const { pathname, search } = useLocation();
	return (
		<Link to={pathname + search} className={buttonClass("solid")} reloadDocument>
			Try Again
		</Link>
	);
}
