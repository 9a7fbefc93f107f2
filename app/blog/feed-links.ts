import { href, type MetaDescriptor } from "react-router";
import { studio } from "../../content/studio.ts";

/** By these a feed reader finds the feeds from any page of the blog. */
export function linkFeeds(): MetaDescriptor[] {
	return [
		{ name: "RSS", path: href("/blog/rss.xml"), type: "application/rss+xml" },
		{ name: "Atom", path: href("/blog/atom.xml"), type: "application/atom+xml" },
	].map(({ name, path, type }) => ({
		tagName: "link",
		rel: "alternate",
		type,
		title: `Blog of ${studio.name} (${name})`,
		href: path,
	}));
}
