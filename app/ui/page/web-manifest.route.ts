import { answerText } from "../../server/pages/text-answer.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { ink } from "../colors.ts";
import type { Route } from "./+types/web-manifest.route";

export const handle = { query: [] };

/** The display mode keeps the Back button, because many links leave the page. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
	const { body: studio } = await visitContext.from(context).content.read("studio");
	const manifest = {
		id: "/",
		name: studio.name,
		short_name: studio.shortName,
		description: studio.description,
		lang: studio.locale,
		start_url: "/",
		scope: "/",
		display: "minimal-ui",
		background_color: ink,
		theme_color: ink,
		icons: [
			listIcon("/icon-192.png", 192),
			listIcon("/icon-512.png", 512),
			{ ...listIcon("/icon-maskable-512.png", 512), purpose: "maskable" },
		],
	};
	return answerText(JSON.stringify(manifest), "application/manifest+json");
}

function listIcon(src: string, size: number) {
	return { src, sizes: `${size}x${size}`, type: "image/png" };
}
