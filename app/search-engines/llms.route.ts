import { quickAnswers } from "../../content/quick-answers.ts";
import { answerText } from "../http/text-answer.server.ts";
import { readOrigin, visitContext } from "../site.server.ts";
import type { Route } from "./+types/llms.route";
import { listPages } from "./listed-pages.server.ts";
import { writeSummary } from "./llms.server.ts";

export function loader({ request, context }: Route.LoaderArgs): Response {
	const { config } = visitContext.from(context).site;
	const text = writeSummary(listPages(), quickAnswers, readOrigin(request, config));
	return answerText(request, text, { type: "text/plain" });
}
