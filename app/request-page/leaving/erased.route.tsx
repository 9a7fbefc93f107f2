import { useEffect, useRef } from "react";
import { href, Link } from "react-router";
import { removeSentCopy, useSentCopy } from "../../consultation/sent/sent-copy.ts";
import { findStudio, nameTitle } from "../../publishing/frame-studio.ts";
import { visitContext } from "../../server/site.server.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { forgetTyping } from "../../ui/page/kept-typing.ts";
import { addToast } from "../../ui/toast/toast-store.ts";
import styles from "../request-page.module.css";
import type { Route } from "./+types/erased.route";
import { keptInCopies } from "./kept-in-copies.ts";

export function loader({ context }: Route.LoaderArgs) {
	return { hasCopies: visitContext.from(context).site.config.backupDir !== null };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
	return [
		{ title: nameTitle("Everything Is Erased", findStudio(matches)) },
		{ name: "robots", content: "noindex" },
	];
}

export default function Erased({ loaderData: { hasCopies } }: Route.ComponentProps) {
	const copy = useSentCopy();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => forgetTyping(), []);

	function remove() {
		removeSentCopy();
		heading.current?.focus();
		addToast({ tone: "success", title: "Removed From This Device" });
	}

	// `data-live`: the scripts come by themselves, to forget what the tab keeps.
	return (
		<div className={styles.page} data-live="">
			<header className={styles.head}>
				<h1 ref={heading} tabIndex={-1}>
					Everything Is Erased
				</h1>
				<p className={styles.lead}>
					Your request, its files, and everything we wrote to each other about it are removed from
					this site, and the link no longer works.
					{hasCopies && ` ${keptInCopies}`}
				</p>
			</header>
			<p>If you ever want to start again, I’d be glad to hear from you.</p>
			<div className={styles.ways}>
				<Link to={href("/")} className={buttonClass("solid")} viewTransition>
					Return to Home
				</Link>
				<Link to={href("/consultation")} className={buttonClass("outline")} viewTransition>
					Book Consultation
				</Link>
			</div>
			{copy && (
				<div className={styles.part}>
					<p>A copy of what you sent is still on this device.</p>
					<div className={styles.ways}>
						<Button kind="outline" onClick={remove}>
							Remove From This Device
						</Button>
					</div>
				</div>
			)}
		</div>
	);
}
