import { data, href, redirect } from "react-router";
import { pagePictures } from "../../content/page-pictures.ts";
import { quickAnswers } from "../../content/quick-answers.ts";
import { studio } from "../../content/studio.ts";
import { tattoos } from "../../content/tattoos.ts";
import { PhoneBar } from "../consultation/phone-bar.tsx";
import { postNote } from "../notes/post-note.server.ts";
import { showPiece } from "../pieces/show-piece.server.ts";
import { readStudio } from "../publishing/frame-studio.ts";
import { describeQuestions } from "../search-engines/structured-data.server.ts";
import { describeParlor } from "../search-engines/studio-data.server.ts";
import { findCanonical, visitContext } from "../site.server.ts";
import { describePage } from "../ui/describe-page.ts";
import type { Route } from "./+types/contact.route";
import { FollowAndNote } from "./follow-and-note.tsx";
import { GetInTouch } from "./get-in-touch.tsx";
import { QuickAnswers } from "./quick-answers.tsx";
import { QuickLinks } from "./quick-links.tsx";

const shownPieces = ["tattoos/koi", "tattoos/luna-moth", "tattoos/dagger-and-heart"];

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const documents = await content.readBodies("studio", "pictures");
	const { config } = site;
	const { pictures } = documents;
	const url = new URL(request.url);
	const canonical = findCanonical(href("/contact"), request, config);
	return {
		canonical,
		structuredData: [describeParlor(documents, canonical), describeQuestions(quickAnswers)],
		pieces: shownPieces.map((image) => showPiece(pictures, tattoos, image)),
		shareAlt: pagePictures["home/focused-in-action"],
		noteKey: crypto.randomUUID(),
		noteSent: url.searchParams.has("sent"),
	};
}

/** The note box's form, sent by a browser without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
	const refused = await postNote(request, visitContext.from(context));
	if (!refused) throw redirect(`${href("/contact")}?sent`, 303);
	const { status, headers } = refused.refusal;
	return data(refused.posted, { status, headers });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const frame = readStudio(matches);
	return describePage(frame, {
		title: `Get in Touch | ${studio.name}, ${studio.region}`,
		description: `Text, call or write to ${studio.name}. Requests are answered within ${studio.replyWithinHours} hours, texts ${studio.textsAnswered}. ${studio.location}. ${studio.hours}.`,
		canonical: loaderData.canonical,
		share: "contact",
		shareAlt: loaderData.shareAlt,
		structuredData: loaderData.structuredData,
	});
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
	const { pieces, noteKey, noteSent } = loaderData;
	return (
		<>
			<GetInTouch />
			<PhoneBar>
				<QuickAnswers />
				<FollowAndNote
					pieces={pieces}
					note={{ idempotencyKey: noteKey, sent: noteSent && !actionData, posted: actionData }}
				/>
				<QuickLinks />
			</PhoneBar>
		</>
	);
}
