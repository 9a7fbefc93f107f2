import { href } from "react-router";
import { listNextSteps } from "../../books/say-books.ts";
import { readStudio } from "../../publishing/frame-studio.ts";
import { visitContext, writeCanonicalUrl } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { describePage } from "../../ui/page/describe-page.ts";
import styles from "../consultation.module.css";
import { sayReply } from "../submission/say-reply.ts";
import type { Route } from "./+types/sent.route";
import { AfterSending } from "./after-sending.tsx";

const title = "Your Request";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { consultation, books, studio } = await content.readBodies(
		"consultation",
		"books",
		"studio",
	);
	return {
		canonical: writeCanonicalUrl(href("/consultation/sent"), request, site.config),
		share: await showShare(content, "consultation"),
		reply: sayReply(studio.replyWithinHours, books.state === "open"),
		next: listNextSteps(consultation.next, books, studio.locale),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return [
		...describePage(studio, {
			title: `${title} | ${studio.name}`,
			description: loaderData.reply,
			canonical: loaderData.canonical,
			share: loaderData.share,
		}),
		{ name: "robots", content: "noindex" },
	];
}

/** The same HTML for everybody: scripts read the sent request from the device. */
export default function Sent({ loaderData }: Route.ComponentProps) {
	return (
		<div className={styles.confirmation} data-toast-above="">
			<header className={styles.head}>
				<h1>{title}</h1>
				<p className={styles.lead}>{loaderData.reply}</p>
			</header>
			<AfterSending next={loaderData.next} />
		</div>
	);
}
