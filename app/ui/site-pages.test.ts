import { expect, it } from "vitest";
import { isCurrent, sitePages } from "./site-pages.ts";

it.each([
	["/", "Home"],
	["/home", "Home"],
	["/artwork", "Portfolios"],
	["/artwork/tattoos", "Portfolios"],
	["/bats-and-pumpkin", "Portfolios"],
	["/blog/aftercare/tattoo-aftercare-guide", "Blog"],
	["/aftercare", "Aftercare"],
	["/contact", "Contact"],
	["/blogger", undefined],
	["/drawing-and-deposit-policy", undefined],
])("at %s the current place is %s", (pathname, label) => {
	const current = sitePages.filter((page) => isCurrent(page, pathname));
	expect(current.map((page) => page.label)).toEqual(label ? [label] : []);
});
