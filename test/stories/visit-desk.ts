import { type Stories, type Visitor, visit } from "./browser.ts";

/** @param headers of a session, from `signIn` */
export async function visitDesk(
	{ site, browser }: Stories,
	headers: Record<string, string>,
	path: string,
	options?: Omit<NonNullable<Parameters<typeof visit>[2]>, "before">,
): Promise<Visitor> {
	const [name = "", value = ""] = (headers.Cookie ?? "").split("=");
	// Chromium sends a secure cookie to this machine without TLS too, but is only given it with.
	const url = site.address.replace("http:", "https:");
	const cookie = { name, value, url, secure: true, httpOnly: true };
	const visitor = await visit(browser, site.address + path, {
		...options,
		before: (page) => page.context().addCookies([cookie]),
	});
	await visitor.page.waitForLoadState();
	return visitor;
}
