import { useEffect } from "react";
import { data, href, useNavigate } from "react-router";
import { listNextSteps } from "../books/say-books.ts";
import { useBooksOpen } from "../books/use-books.ts";
import { readStudio, useStudio } from "../publishing/frame-studio.ts";
import { findAsked } from "../requests/asked-pieces.server.ts";
import { sentContext, submitForm } from "../requests/form/submit-form.server.ts";
import { visitContext, writeCanonicalUrl } from "../server/site.server.ts";
import { showShare } from "../share/show-share.server.ts";
import { Alert } from "../ui/alert.tsx";
import { describePage } from "../ui/page/describe-page.ts";
import { sayCount } from "../ui/say-count.ts";
import type { Route } from "./+types/consultation.route";
import styles from "./consultation.module.css";
import { openDraft } from "./draft/open-draft.ts";
import { releaseCarriedOver } from "./files/carried-over-files.tsx";
import { ConsultationForm } from "./form/consultation-form.tsx";
import { AfterSending } from "./sent/after-sending.tsx";
import { keepSentCopy } from "./sent/sent-copy.ts";
import { sayReply } from "./submission/say-reply.ts";

const sentTitle = "Consultation Request Submitted!";

export const handle = { pieces: ["piece"] };

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const canonical = writeCanonicalUrl(href("/consultation"), request, site.config);
	const asked = url.searchParams.get("piece");
	const about = await findAsked(content, asked);
	const { consultation: words } = (await content.read("search")).body;
	return {
		canonical,
		description: words.description,
		share: await showShare(content, "consultation"),
		sent: context.get(sentContext),
		about,
		pieceGone: Boolean(asked) && !about,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const visit = visitContext.from(context);
	const submitted = await submitForm(request, visit);
	const privately = { "Cache-Control": "private, no-store" };
	if (submitted.ok) {
		context.set(sentContext, true);
		const { consultation, books, studio } = await visit.content.readBodies(
			"consultation",
			"books",
			"studio",
		);
		return data(
			{
				sent: submitted.sent,
				next: listNextSteps(consultation.next, books, studio.locale),
				about: await findAsked(visit.content, submitted.sent.values.piece),
			},
			{ status: 201, headers: privately },
		);
	}
	const { ok: _, refusal, refusedFiles, ...shown } = submitted;
	const { status, message, headers, fields = {} } = refusal;
	return data(
		{
			sent: null,
			words: [...new Set([message, ...refusedFiles])],
			errors: fields,
			about: await findAsked(visit.content, shown.typed.piece),
			...shown,
		},
		{ status, headers: { ...headers, ...privately } },
	);
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
	// The server has to see each opening of the form: a CDN that keeps the page would hide it.
	const opened = new Headers([["Cache-Control", "public, no-cache"], ...loaderHeaders]);
	return actionHeaders.has("Cache-Control") ? actionHeaders : opened;
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, {
		...loaderData,
		title: `${loaderData.sent ? sentTitle : "Book a Consultation"} | ${studio.name}, ${studio.region}`,
	});
}

export default function Consultation({ loaderData, actionData }: Route.ComponentProps) {
	const studio = useStudio();
	const isOpen = useBooksOpen();
	const reply = sayReply(studio.replyWithinHours, isOpen);
	const answers = isOpen ? ` and answer within ${sayCount(studio.replyWithinHours, "hour")}` : "";
	const stored = actionData?.sent ? actionData : undefined;
	const refused = actionData?.sent === null ? actionData : undefined;
	const sent = stored?.sent;
	const aboutFiles = refused && sayFiles(refused.carriedOver.length, refused.filesLost);
	const navigate = useNavigate();
	useEffect(() => {
		if (!sent) return;
		keepSentCopy({ ...sent, sentAt: Date.now() });
		openDraft().noteSent();
	}, [sent]);
	const leaveFor = (path: string) => {
		releaseCarriedOver(refused?.carriedOver ?? []);
		void navigate(path);
	};
	return (
		<div className={styles.page}>
			<header className={styles.head}>
				<h1>{sent ? sentTitle : "Book a Consultation"}</h1>
				<p className={styles.lead}>
					{sent
						? reply
						: `Tell me what you have in mind and where it goes. I read every request myself${answers}.`}
				</p>
			</header>
			{stored ? (
				<AfterSending next={stored.next} answered={stored.sent} about={stored.about} />
			) : (
				<div className={styles.sheet} data-ground="paper">
					<ConsultationForm
						action={href("/consultation")}
						typed={refused?.typed}
						errors={refused?.errors}
						carriedOver={refused?.carriedOver}
						about={refused ? refused.about : loaderData.about}
						onSent={() => leaveFor(href("/consultation/sent"))}
						onCancel={() => leaveFor(findWayBack())}
					>
						{loaderData.pieceGone && (
							<Alert>
								<p>The piece your link points to is no longer in the portfolio.</p>
							</Alert>
						)}
						{refused && (
							<Alert tone="error" title="Your request was not sent" announced>
								{refused.words.map((words) => (
									<p key={words}>{words}</p>
								))}
								{aboutFiles && <p>{aboutFiles}</p>}
							</Alert>
						)}
					</ConsultationForm>
				</div>
			)}
		</div>
	);
}

/** @returns the path of the site's page that led here, else Home's */
function findWayBack(): string {
	const { origin } = window.location;
	const { referrer } = document;
	const path = referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : href("/");
	return path.startsWith(href("/consultation")) ? href("/") : path;
}

function sayFiles(kept: number, lost: boolean): string {
	if (kept === 0) return lost ? "Please choose your files again." : "";
	const here =
		kept === 1
			? "One file was kept and is listed below."
			: `${kept} files were kept and are listed below.`;
	return lost
		? `${here} Please choose the others again.`
		: `${here} ${kept === 1 ? "It" : "They"} will be included when you submit again.`;
}
