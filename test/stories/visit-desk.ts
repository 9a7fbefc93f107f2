import { type Stories, type Visitor, visit } from "./browser.ts";

/** @param headers of a session, from `signIn` */
export async function visitDesk(
	{ site, browser }: Stories,
	headers: Record<string, string>,
	path: string,
	options?: Parameters<typeof visit>[2],
): Promise<Visitor> {
	const visitor = await visit(browser, `${site.address}/healthz`, options);
	const [name = "", value = ""] = (headers.Cookie ?? "").split("=");
	// Chromium sends a secure cookie to this machine without TLS too, but is only given it with.
	const url = site.address.replace("http:", "https:");
	await visitor.context.addCookies([{ name, value, url, secure: true, httpOnly: true }]);
	await visitor.page.goto(site.address + path);
	return visitor;
}
