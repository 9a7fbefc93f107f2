import { documents } from "./documents.ts";

const { articles } = documents.articles;

interface KnownPage {
	path: string;
	/** If the path is an alias. */
	canonical?: string;
	heading: string;
	current?: string;
	share: string;
	kinds: string[];
	unlisted?: true;
	isPiece?: true;
}

const home = {
	heading: "Custom Tattoos by A Master of the Craft",
	current: "Home",
	share: "home",
	kinds: ["TattooParlor", "WebSite"],
};

const category = (slug: string, heading: string) => ({
	path: `/blog/${slug}`,
	heading,
	current: "Blog",
	share: "blog",
	kinds: ["BreadcrumbList", "ItemList"],
});

const article = (path: string) => {
	const name = path.split("/").at(-1) ?? "";
	return {
		path,
		heading: articles.find((one) => one.name === name)?.title ?? "",
		current: "Blog",
		share: `articles/${name}`,
		kinds: ["BlogPosting", "BreadcrumbList"],
	};
};

const portfolio = (name: string, heading: string, share = name.slice(1), ...more: string[]) => ({
	path: `/artwork${name}`,
	heading,
	current: "Portfolios",
	share,
	kinds: ["BreadcrumbList", ...more],
});

const sleeve = (name: string, heading: string) => ({
	path: `/${name}`,
	heading,
	current: "Portfolios",
	share: name,
	kinds: ["BreadcrumbList", "ItemList"],
});

const piece = (list: string, id: number, slug: string, heading: string): KnownPage => ({
	path: `${list}/${id}-${slug}`,
	heading,
	current: "Portfolios",
	share: `${list.split("/").at(-1)}/${id}`,
	kinds: ["VisualArtwork", "BreadcrumbList"],
	isPiece: true,
});

export const pages: KnownPage[] = [
	{ path: "/", ...home },
	{ path: "/home", canonical: "/", ...home },
	{
		path: "/about",
		heading: "Meet the Man",
		current: "About",
		share: "about",
		kinds: ["ProfilePage"],
	},
	{
		path: "/contact",
		heading: "Get in Touch",
		current: "Contact",
		share: "contact",
		kinds: ["TattooParlor", "FAQPage"],
	},
	{ path: "/aftercare", heading: "Aftercare", current: "Aftercare", share: "aftercare", kinds: [] },
	{
		path: "/drawing-and-deposit-policy",
		heading: "Drawing and Deposit Policy",
		share: "drawing-and-deposit-policy",
		kinds: ["BreadcrumbList"],
	},
	sleeve("sleeves-largescale", "Sleeves & Large Scale"),
	sleeve("bird-and-floral", "Bird & Floral 1/2 Sleeve"),
	sleeve("bats-and-pumpkin", "Bats & Pumpkin Halloween Sleeve"),
	{ path: "/blog", heading: "Blog", current: "Blog", share: "blog", kinds: ["ItemList"] },
	category("aftercare", "Aftercare"),
	category("history", "History"),
	category("client-stories", "Client Stories"),
	category("technique", "Technique"),
	category("industry", "Industry"),
	// It has no articles yet.
	{ ...category("process", "Process"), kinds: ["BreadcrumbList"], unlisted: true },
	{ ...category("category/history", "History"), canonical: "/blog/history" },
	{ ...category("category/client-stories", "Client Stories"), canonical: "/blog/client-stories" },
	article("/blog/aftercare/tattoo-aftercare-guide"),
	article("/blog/techniques/art-of-tattoo-design"),
	article("/blog/client-spotlights/dragon-sleeve-transformation"),
	article("/blog/techniques/color-theory-in-tattooing"),
	article("/blog/industry-insights/tattoos-in-modern-age"),
	article("/blog/industry-insights/tattoo-conventions-guide"),
	{
		...article("/blog/industry-insights/tattoo-shop-owners-guide"),
		kinds: [],
		unlisted: true,
	},
	article("/blog/history/timeless-art-of-tattooing"),
	article("/blog/history/traditional-vs-modern-techniques"),
	portfolio("", "Portfolios", "artwork"),
	portfolio("/categories", "Categories"),
	portfolio("/tattoos", "Tattoos", "tattoos", "ItemList"),
	portfolio("/drawings", "Available", "drawings", "ItemList"),
	portfolio("/digital", "Digital Art", "digital", "ItemList"),
	portfolio("/paintings", "Paintings"),
	portfolio("/featured", "Coming Soon"),
	piece("/artwork/tattoos", 12, "blue-columbine-color-calf", "Blue columbine, color, calf"),
	piece("/artwork/drawings", 4, "poudre-canyon", "Poudre Canyon"),
	piece("/artwork/digital", 2, "beetle-knight", "Beetle knight"),
	piece("/bird-and-floral", 1, "outer-arm", "Outer arm"),
	piece("/bats-and-pumpkin", 3, "the-house", "The house"),
	{ path: "/consultation", heading: "Book a Consultation", share: "consultation", kinds: [] },
	{
		path: "/consultation/sent",
		heading: "Your Request",
		share: "consultation",
		kinds: [],
		unlisted: true,
	},
	{ path: "/credits", heading: "Credits", share: "credits", kinds: [] },
];

export const redirects: [from: string, to: string][] = [
	["/HOME", "/home"],
	["/home/", "/home"],
	["/About", "/about"],
	["/contact/", "/contact"],
	["/AFTERCARE/", "/aftercare"],
	["/Blog/History", "/blog/history"],
	["/blog/history/Timeless-Art-of-Tattooing/", "/blog/history/timeless-art-of-tattooing"],
	["/Consultation/?from=card", "/consultation?from=card"],
	["/Sitemap.xml", "/sitemap.xml"],
	["/tattoos", "/artwork/tattoos"],
	["/Tattoos/", "/artwork/tattoos"],
	["/Artwork/Drawings/?filter=abstract", "/artwork/drawings?filter=abstract"],
	["/artwork/tattoos/12", "/artwork/tattoos/12-blue-columbine-color-calf"],
	["/Artwork/Tattoos/12/", "/artwork/tattoos/12-blue-columbine-color-calf"],
	["/artwork/drawings/4-a-former-title?a=b", "/artwork/drawings/4-poudre-canyon?a=b"],
	["/drawing-deposit-policy", "/drawing-and-deposit-policy"],
	["/drawing-deposit-policy/", "/drawing-and-deposit-policy"],
	["/Drawing-Deposit-Policy", "/drawing-and-deposit-policy"],
	["/Bird-and-Floral/", "/bird-and-floral"],
	["/blog/techniques", "/blog/technique"],
	["/blog/techniques/", "/blog/technique"],
	["/blog/Techniques", "/blog/technique"],
	["/blog/client-spotlights", "/blog/client-stories"],
	["/blog/industry-insights", "/blog/industry"],
	["/blog/aftercare-importance", "/blog/aftercare/tattoo-aftercare-guide"],
	["/blog/Aftercare-Importance", "/blog/aftercare/tattoo-aftercare-guide"],
	[
		"/blog/tattoo-conventions-and-industry-trends",
		"/blog/industry-insights/tattoo-conventions-guide",
	],
	["/blog/timeless-art-history-of-tattooing", "/blog/history/timeless-art-of-tattooing"],
	["/blog/modern-age-future-of-tattooing", "/blog/industry-insights/tattoos-in-modern-age"],
	["/blog/dragon-sleeve-transformation", "/blog/client-spotlights/dragon-sleeve-transformation"],
];

export const missing: string[] = [
	"/no-such-page",
	"/No-Such-Page/",
	"//evil.example/",
	"//",
	"//about",
	"/home//",
	"/about//",
	"/blog//history",
	"/blog/no-such-category",
	"/blog/history/no-such-article",
	"/blog/aftercare/timeless-art-of-tattooing",
	"/blog/category/no-such-category",
	"/about/more",
	"/artwork/tattoos/9999",
	"/artwork/tattoos/blue-columbine",
	"/artwork/paintings/1",
	"/api",
];

/** Addresses that are not pages, with the answer to GET. */
export const calls: [path: string, status: number, type: string][] = [
	["/aftercare-worker.js", 200, "text/javascript"],
	["/aftercare/tattoo-numbing-cream-directions.txt", 200, "text/plain"],
	["/blog/rss.xml", 200, "application/rss+xml"],
	["/blog/atom.xml", 200, "application/atom+xml"],
	["/sitemap.xml", 200, "application/xml"],
	["/robots.txt", 200, "text/plain"],
	["/llms.txt", 200, "text/plain"],
	["/site.webmanifest", 200, "application/manifest+json"],
	["/favicon.ico", 200, "image/x-icon"],
	["/favicon.svg", 200, "image/svg+xml"],
	["/apple-touch-icon.png", 200, "image/png"],
	["/icon-192.png", 200, "image/png"],
	["/icon-512.png", 200, "image/png"],
	["/icon-maskable-512.png", 200, "image/png"],
	["/pictures/aftercare/week-1.png", 200, "image/png"],
	["/pictures/share/no-such-page.jpg", 404, "application/json"],
	["/pictures/upright/tattoos/25.svg", 200, "image/svg+xml"],
	["/pictures/upright/tattoos/12.svg", 404, "application/json"],
	["/api/frame", 200, "application/json"],
	["/api/artwork/tattoos", 200, "application/json"],
	["/api/artwork/tattoos/all", 200, "application/json"],
	["/api/artwork/tattoos/12", 200, "application/json"],
	["/api/artwork/tattoos/9999", 404, "application/json"],
	["/api/artwork/no-such-list", 404, "application/json"],
	["/api/pictures/covers/tattoos", 200, "application/json"],
	["/api/pictures/no-such-picture", 404, "application/json"],
	["/api/articles/hidden", 200, "application/json"],
	["/api/consultations", 405, "application/json"],
	["/api/visitor-count", 200, "application/json"],
	["/api/notes", 405, "application/json"],
	["/api/form-progress", 405, "application/json"],
	["/api/user", 401, "application/json"],
	["/calendar/no-such-feed.ics", 404, "application/json"],
	["/healthz", 200, "application/json"],
	["/readyz", 200, "application/json"],
	["/metrics", 404, "application/json"],
];
