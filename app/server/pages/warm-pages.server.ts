import { sitePages } from "../../ui/page/site-pages.ts";

/** Has the pages of the navigation, and the form, rendered and compressed before a visitor asks for them. */
export async function warmPages(address: string): Promise<void> {
	for (const path of [...sitePages.map((page) => page.path), "/consultation"]) {
		// The second time has the page compressed as well as possible.
		for (let i = 0; i < 2; i += 1) await fetch(address + path, { method: "HEAD" });
	}
}
