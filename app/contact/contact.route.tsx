import { data, href, redirect } from "react-router";
import { ComingEvents } from "../books/coming-events.tsx";
import { PhoneBar } from "../consultation/phone-bar.tsx";
import { KindWords } from "../notes/kind-words.tsx";
import { postNote } from "../notes/post-note.server.ts";
import { showPiece } from "../portfolio/pieces/show-piece.server.ts";
import { readStudio } from "../publishing/frame-studio.ts";
import { listHours } from "../publishing/opening-hours.ts";
import { describeQuestions } from "../search-engines/structured-data.server.ts";
import { describeParlor } from "../search-engines/studio-data.server.ts";
import { visitContext, writeCanonicalUrl } from "../server/site.server.ts";
import { showShare } from "../share/show-share.server.ts";
import { describePage } from "../ui/page/describe-page.ts";
import type { Route } from "./+types/contact.route";
import { FollowAndNote } from "./follow-and-note.tsx";
import { ContactWays, GetInTouch } from "./get-in-touch.tsx";
import { QuickAnswers } from "./quick-answers.tsx";
import { QuickLinks } from "./quick-links.tsx";

export const handle = { flags: ["sent"] };

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const bodies = await content.readBodies(
		...(["contact", "quick-answers", "studio", "books", "home", "tattoos", "pictures"] as const),
		...(["kind-words", "search"] as const),
	);
	const { contact, "quick-answers": answers, studio } = bodies;
	const { notes } = bodies["kind-words"];
	const canonical = writeCanonicalUrl(href("/contact"), request, site.config);
	return {
		canonical,
		structuredData: [describeParlor(bodies, canonical), describeQuestions(answers)],
		contact,
		answers,
		areaServed: studio.areaServed,
		travel: studio.travel,
		hours: listHours(studio).join("\n"),
		pieces: contact.pieces.map((image) => showPiece(bodies.pictures, bodies.tattoos.pieces, image)),
		description: bodies.search.contact.description,
		share: await showShare(content, "contact"),
		...(notes.length > 0 && { kindWords: notes }),
		noteSent: url.searchParams.has("sent"),
	};
}

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
	const studio = readStudio(matches);
	return describePage(studio, {
		...loaderData,
		title: `Get in Touch | ${studio.name}, ${studio.region}`,
	});
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
	const { contact, answers, pieces, areaServed, travel, hours, noteSent } = loaderData;
	return (
		<>
			<GetInTouch lead={contact.lead} facts={{ areaServed, travel, hours }} />
			<PhoneBar beside={<ContactWays />}>
				<ComingEvents />
				<QuickAnswers answers={answers} />
				<FollowAndNote
					contact={contact}
					pieces={pieces}
					note={{ sent: noteSent && !actionData, posted: actionData }}
				/>
				<KindWords notes={loaderData.kindWords} />
				<QuickLinks />
			</PhoneBar>
		</>
	);
}
