/** A page as the specification and the decisions have it. */
export interface KnownPage {
	path: string;
	/** Where the same page has its one address, if not here. */
	canonical?: string;
	heading: string;
	/** Its entry in the navigation. */
	current?: string;
	/** Its share picture. */
	share: string;
	/** What it is in schema.org's words. */
	kinds: string[];
	/** Not for search engines. */
	unlisted?: true;
}

export const pages: KnownPage[] = [
	{
		path: "/",
		heading: "Custom Tattoos by A Master of the Craft",
		current: "Home",
		share: "home",
		kinds: ["TattooParlor"],
	},
	{
		path: "/home",
		canonical: "/",
		heading: "Custom Tattoos by A Master of the Craft",
		current: "Home",
		share: "home",
		kinds: ["TattooParlor"],
	},
	{ path: "/consultation", heading: "Book a Consultation", share: "consultation", kinds: [] },
	{ path: "/credits", heading: "Credits", share: "credits", kinds: [] },
];

/** Other ways to write an address, and addresses of old. */
export const redirects: [from: string, to: string][] = [
	["/HOME", "/home"],
	["/home/", "/home"],
	["/Consultation/?from=card", "/consultation?from=card"],
	["/CREDITS/", "/credits"],
	["/Sitemap.xml", "/sitemap.xml"],
];

export const missing: string[] = [
	"/no-such-page",
	"/No-Such-Page/",
	"//evil.example/",
	"//",
	"/home//",
	"//home",
	"/credits//",
	"/api",
];

/** What is no page: what GET is answered with there. */
export const calls: [path: string, status: number, type: string][] = [
	["/sitemap.xml", 200, "application/xml"],
	["/robots.txt", 200, "text/plain"],
	["/llms.txt", 200, "text/plain"],
	["/api/consultations", 405, "application/json"],
	["/api/visitor-count", 200, "application/json"],
	["/api/notes", 405, "application/json"],
	["/api/user", 401, "application/json"],
	["/healthz", 200, "application/json"],
	["/readyz", 200, "application/json"],
];

/** Specified pages that are still to be built; links may lead to them already. */
export const unbuilt: string[] = [
	"/about",
	"/contact",
	"/aftercare",
	"/drawing-and-deposit-policy",
	"/blog",
	"/artwork",
];
