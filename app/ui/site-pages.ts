interface SitePage {
	label: string;
	path: string;
	/** Further paths that belong to this page, each with all below it. */
	covers: string[];
}

export const sitePages: SitePage[] = [
	{ label: "Home", path: "/", covers: ["/home"] },
	{
		label: "Portfolios",
		path: "/artwork",
		covers: ["/artwork", "/sleeves-largescale", "/bird-and-floral", "/bats-and-pumpkin"],
	},
	{ label: "Blog", path: "/blog", covers: ["/blog"] },
	{ label: "Aftercare", path: "/aftercare", covers: ["/aftercare"] },
	{ label: "About", path: "/about", covers: ["/about"] },
	{ label: "Contact", path: "/contact", covers: ["/contact"] },
];

/** Whether a visitor at `pathname` is on this page or in the section it opens. */
export function isCurrent({ path, covers }: SitePage, pathname: string): boolean {
	return (
		pathname === path || covers.some((root) => pathname === root || pathname.startsWith(`${root}/`))
	);
}
