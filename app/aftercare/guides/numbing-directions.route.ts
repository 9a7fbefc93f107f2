import { answerText } from "../../server/pages/text-answer.server.ts";
import { visitContext } from "../../server/site.server.ts";
import type { Route } from "./+types/numbing-directions.route";
import { directionsFile, writeDirections } from "./write-directions.ts";

export const handle = { query: [] };

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
	const { content } = visitContext.from(context);
	const bodies = await content.readBodies("numbing-cream", "studio");
	const text = writeDirections(bodies["numbing-cream"], bodies.studio);
	const answer = answerText(text, "text/plain");
	answer.headers.set("Content-Disposition", `attachment; filename="${directionsFile}"`);
	return answer;
}
