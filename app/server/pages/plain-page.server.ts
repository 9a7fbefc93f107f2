import { html, raw } from "hono/html";
import type { Content } from "../../publishing/content.server.ts";
import type { Studio } from "../../publishing/schemas/studio.ts";
import { bone, ink } from "../../ui/colors.ts";
import { formatPhone, linkStudio } from "../../ui/page/studio-links.ts";
import { hashAll } from "../headers.server.ts";

const style = `
html { background: ${ink}; color: ${bone}; font: 1.0625rem/1.55 system-ui, sans-serif; }
body { max-width: 36rem; margin: 0 auto; padding: 3rem 1.25rem; }
header, footer { padding: 1rem 0; border: solid #3a343a; border-width: 0 0 1px; }
footer { border-width: 1px 0 0; margin-top: 3rem; }
h1 { font: 600 2.5rem/1 serif; margin: 3rem 0 1.25rem; }
a { color: inherit; text-underline-offset: 0.2em; }
header a, footer a { display: inline-block; padding: 0.5rem 0; }
`;

/** Fallback when the error page fails: uses no route, stylesheet or visitor input. */
export async function writePlainPage(content: Content, reference: string): Promise<Response> {
	const studio = await content.read("studio").then(
		({ body }) => body,
		() => null,
	);
	const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong${studio ? ` | ${studio.name}` : ""}</title>
<style>${raw(style)}</style>
</head>
<body>
<header><a href="/">${studio?.name ?? "Home"}</a></header>
<main>
<h1>Something went wrong</h1>
<p>This page could not be shown. The problem is on my end, not yours. Try again in a moment; if it happens
again, text me${studio ? writePhone(studio) : ""} with this reference.</p>
<p>Reference <strong>${reference}</strong></p>
</main>
<footer><a href="/">Return to Home</a></footer>
</body>
</html>
`;
	return new Response(String(await page), {
		status: 500,
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Content-Security-Policy": `default-src 'none'; style-src ${hashAll([style])}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
			"Cache-Control": "no-store",
		},
	});
}

function writePhone(studio: Studio) {
	return html` at <a href="${linkStudio(studio).text}">${formatPhone(studio.phone)}</a>`;
}
