import { href, type MetaDescriptor } from "react-router";

export function linkFeeds(studio: { name: string }): MetaDescriptor[] {
	return [
		{ name: "RSS", path: href("/blog/rss.xml"), type: "application/rss+xml" },
		{ name: "Atom", path: href("/blog/atom.xml"), type: "application/atom+xml" },
	].map(({ name, path, type }) => ({
		tagName: "link",
		rel: "alternate",
		type,
		title: `${studio.name} blog (${name})`,
		href: path,
	}));
}
