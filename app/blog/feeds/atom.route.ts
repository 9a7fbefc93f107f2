import { answerText } from "../../server/pages/text-answer.server.ts";
import type { Route } from "./+types/atom.route";
import { readFeed, writeAtom } from "./feed.server.ts";

export const handle = { query: [] };

export async function loader({ request, context }: Route.LoaderArgs) {
	const text = writeAtom(await readFeed(request, context));
	return answerText(text, "application/atom+xml");
}
