import { expect, it } from "vitest";
import { findCurrent, sitePages } from "./site-pages.ts";

it.each([
	["/", "Home", "page"],
	["/home", "Home", "true"],
	["/artwork", "Portfolios", "page"],
	["/artwork/tattoos", "Portfolios", "true"],
	["/bats-and-pumpkin", "Portfolios", "true"],
	["/blog/aftercare/tattoo-aftercare-guide", "Blog", "true"],
	["/aftercare", "Aftercare", "page"],
	["/contact", "Contact", "page"],
	["/blogger", undefined, undefined],
	["/drawing-and-deposit-policy", undefined, undefined],
])("%s marks %s as the current %s", (pathname, label, how) => {
	const current = sitePages.filter((page) => findCurrent(page, pathname));
	expect(current.map((page) => page.label)).toEqual(label ? [label] : []);
	expect(current.map((page) => findCurrent(page, pathname))).toEqual(how ? [how] : []);
});
