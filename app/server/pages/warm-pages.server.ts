import { sitePages } from "../../ui/page/site-pages.ts";

/** Renders and compresses the pages of the navigation, and the form, before a visitor asks for them. */
export async function warmPages(address: string): Promise<void> {
	for (const path of [...sitePages.map((page) => page.path), "/consultation"]) {
		// The second request starts the best compression.
		for (let i = 0; i < 2; i += 1) await fetch(address + path, { method: "HEAD" });
	}
}
