import { quickAnswers } from "../../content/quick-answers.ts";
import { visitContext } from "../site.server.ts";
import type { Route } from "./+types/llms.route";
import { listPages } from "./listed-pages.server.ts";
import { writeSummary } from "./llms.server.ts";
import { answerText } from "./text-answer.server.ts";

export function loader({ request, context }: Route.LoaderArgs): Response {
	const { config } = visitContext.from(context).site;
	const text = writeSummary(listPages(), quickAnswers, config.publicOrigin ?? request.url);
	return answerText(request, text, "text/plain");
}
