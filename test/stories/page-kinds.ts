/** One page of each kind, and of each state in which its code shows something else. */
export const pageKinds: {
	kind: string;
	path: string;
	/** It shows something else on a desk than on a phone, apart from the frame. */
	isWide?: true;
}[] = [
	{ kind: "home", path: "/", isWide: true },
	{ kind: "about", path: "/about", isWide: true },
	{ kind: "contact", path: "/contact", isWide: true },
	{ kind: "aftercare", path: "/aftercare" },
	{ kind: "policy", path: "/drawing-and-deposit-policy" },
	{ kind: "credits", path: "/credits" },
	{ kind: "the consultation form", path: "/consultation", isWide: true },
	{ kind: "what was sent", path: "/consultation/sent" },
	{ kind: "a missing page", path: "/no-such-page" },
	{ kind: "portfolios", path: "/artwork" },
	{ kind: "categories", path: "/artwork/categories" },
	{ kind: "a wall", path: "/artwork/tattoos", isWide: true },
	{ kind: "a list with filters", path: "/artwork/drawings", isWide: true },
	{ kind: "a list without pieces", path: "/artwork/paintings" },
	{ kind: "what is coming soon", path: "/artwork/featured" },
	{ kind: "all sleeves", path: "/sleeves-largescale" },
	{ kind: "a sleeve in a row", path: "/bird-and-floral", isWide: true },
	{ kind: "another sleeve", path: "/bats-and-pumpkin" },
	{
		kind: "a healed piece",
		path: "/artwork/tattoos/12-blue-columbine-color-calf",
		isWide: true,
	},
	{ kind: "a piece to claim", path: "/artwork/drawings/4-poudre-canyon" },
	{ kind: "a piece of a sleeve", path: "/bird-and-floral/1-outer-arm" },
	{ kind: "blog", path: "/blog", isWide: true },
	{ kind: "a category of articles", path: "/blog/industry" },
	{ kind: "a category without articles", path: "/blog/process" },
	{ kind: "an article", path: "/blog/aftercare/tattoo-aftercare-guide", isWide: true },
	{ kind: "a client's story", path: "/blog/client-spotlights/dragon-sleeve-transformation" },
];
