interface SitePage {
	label: string;
	path: string;
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

export function findCurrent(
	{ path, covers }: SitePage,
	pathname: string,
): "page" | "true" | undefined {
	if (pathname === path) return "page";
	const within = covers.some((root) => pathname === root || pathname.startsWith(`${root}/`));
	return within ? "true" : undefined;
}
