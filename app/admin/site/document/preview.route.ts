import { renderMarkdown } from "../../../blog/article/render-markdown.server.ts";
import { fillFigures } from "../../../publishing/figures.ts";
import { documentBodyLimit, readForm } from "../../../server/body.server.ts";
import { visitContext } from "../../../server/site.server.ts";
import type { Route } from "./+types/preview.route";

/** An article's text as its page shows it. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
	const { studio } = await visitContext.from(context).content.readBodies("studio");
	const form = await readForm(request, documentBodyLimit);
	const { text } = fillFigures({ text: form.get("text") ?? "" }, studio);
	return Response.json({ html: renderMarkdown(text).html });
}
