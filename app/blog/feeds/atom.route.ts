import { answerText } from "../../server/pages/text-answer.server.ts";
import type { Route } from "./+types/atom.route";
import { readFeed, writeAtom } from "./feed.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const text = writeAtom(await readFeed(request, context));
	return answerText(request, text, { type: "application/atom+xml", fresh: true });
}
