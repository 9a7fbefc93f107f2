import { documents } from "./documents.ts";

const articles = documents.articles.articles;
const birdAndFloral = documents["bird-and-floral"];

/**
 * What the specification says stands on a page, with the number it has in the checklist of the
 * specification's elements.
 */
export interface SpecifiedText {
	path: string;
	number: number;
	text: string | RegExp;
	/** Where it leads, for a link. */
	to?: string | RegExp;
}

/** On every page: header and footer. */
export const everywhere: Omit<SpecifiedText, "path">[] = [
	{ number: 10, text: "Custom tattoos, drawn for one person and one place on the body." },
	{ number: 11, text: "Text", to: "sms:+19705550142" },
	{ number: 12, text: "(970) 555-0142", to: "tel:+19705550142" },
	{ number: 13, text: "Email", to: /^mailto:studio@example\.com\?subject=.*tattoo$/ },
	{ number: 14, text: "Instagram", to: "https://social.example.com/frontrangelinework" },
	{ number: 15, text: "© 2025 Front Range Linework" },
	{ number: 19, text: "Front Range Linework", to: "/" },
	{ number: 24, text: "Home", to: "/" },
	{ number: 25, text: "Portfolios", to: "/artwork" },
	{ number: 26, text: "Blog", to: "/blog" },
	{ number: 27, text: "Aftercare", to: "/aftercare" },
	{ number: 28, text: "About", to: "/about" },
	{ number: 29, text: "Contact", to: "/contact" },
];

const on = (
	path: string,
	list: [number: number, text: string | RegExp, to?: string | RegExp][],
): SpecifiedText[] => list.map(([number, text, to]) => ({ path, number, text, to }));

export const specifiedTexts: SpecifiedText[] = [
	...on("/", [
		[66, "Custom Tattoos by A Master of the Craft"],
		[67, "Book Consultation", "/consultation"],
		[68, "View Portfolios", "/artwork"],
		[69, "The Man"],
		[70, "Focused in Action"],
		[71, "Precision & Quality"],
		[72, "Custom Tattoos"],
		[73, "Cover-ups & Touch-ups"],
		[74, "Ready to Get Started"],
		[74, "Schedule Consultation", "/consultation"],
		[75, /I was here.*I was here/],
	]),
	...on("/about", [
		[76, "Meet the Man"],
		[4, "years experience 15+"],
		[5, "tattoos completed 5000+"],
		[6, "client satisfaction 98%"],
		[7, "average rating 5-star"],
		[2, "travel for events"],
		[9, "Custom artwork"],
		[79, "What Sets Me Apart"],
		[80, "Use the Book Consultation button"],
		[80, "Book Consultation", "/consultation"],
	]),
	...on("/contact", [
		[81, "Get in Touch"],
		[82, "I reply within 24 hours"],
		[379, "texts are answered within minutes"],
		[83, "Book Consultation", "/consultation"],
		[84, /Studio Information.*Near Loveland, Colorado/],
		[1, "Northern Colorado, from Denver to Fort Collins"],
		[2, "Travels for events"],
		[85, "(970) 555-0142", "tel:+19705550142"],
		[86, "studio@example.com", /^mailto:studio@example\.com/],
		[8, "Most days 12-8"],
		[88, "Drawing and Deposit Policy", "/drawing-and-deposit-policy"],
		[89, "Quick Answers"],
		[93, "I book 2-4 weeks out"],
		[94, "A $100 deposit is required before design work"],
		[95, "It goes toward the total"],
		[96, "non-refundable once design begins"],
		[97, "18+ with valid ID. No exceptions, even with parental consent."],
		[98, "One support person is allowed"],
		[90, "Follow My Work"],
		[91, "Thank you and notes"],
		[92, "Quick Links"],
		[92, "Artwork", "/artwork"],
		[52, "Tattoos", "/tattoos"],
		[92, "Aftercare Guide", "/aftercare"],
		[92, "About", "/about"],
	]),
	...on("/drawing-and-deposit-policy", [
		[118, "Deposits"],
		[119, "Drawing"],
		[120, "Scheduling"],
		[121, "Pricing"],
		[374, "A $100 deposit is required"],
		[96, "non-refundable once design begins"],
		[304, "non-transferable"],
		[305, "forfeited on a no-call/no-show"],
		[306, "or a very late arrival"],
		[307, "up to 3 design changes"],
		[308, "1 full rework or new design"],
		[309, "2 small edits of at most 25% of the size"],
		[310, /Further edits incur a drawing fee.*the first session or the final cost/],
		[377, "2-4 weeks out"],
		[303, /18\+ and bring valid ID/],
		[375, "$150-180/hr"],
		[376, /from the start of work.*No time is added for breaks, setup or teardown/],
	]),
	...on("/sleeves-largescale", [
		[148, "Bird & Floral 1/2 Sleeve", "/bird-and-floral"],
		[149, "Bats & Pumpkin Halloween Sleeve", "/bats-and-pumpkin"],
		[150, "More Projects Coming Soon"],
	]),
	...on("/bird-and-floral", [
		[153, "About This Project"],
		[226, birdAndFloral.pageTitle],
		[226, birdAndFloral.pageDescription],
		[226, birdAndFloral.projectTitle],
		[226, birdAndFloral.projectDescription],
		[227, "Outer arm 5-6 sessions"],
	]),
	...on("/bats-and-pumpkin", [
		[154, "Style Neo-Traditional Halloween"],
		[155, "Size Half Sleeve"],
		[156, "Sessions 4-6 sessions"],
		[158, "Process It began as one pumpkin."],
	]),
	...on("/aftercare", [
		[99, "Important notice"],
		[100, "Week 1"],
		[101, "Week 2 & 3"],
		[102, "Final Aftercare Instructions"],
		[106, "Download Complete Aftercare Guide"],
		[110, /balm/i, "https://shop.example.com/tattoo-balm"],
		[111, "Numbing Cream Directions"],
		[112, /directions/i, "/aftercare/tattoo-numbing-cream-directions.txt"],
		[113, "Recommended Products"],
		[114, "Avoid These Products"],
		[115, "When to Seek Medical Attention"],
		[116, "Questions About Your Healing"],
		[117, "Email", /subject=Tattoo%20Aftercare%20Question/],
		[394, "90 minutes before the session"],
		[395, "2-3 mm"],
		[396, "30 minutes"],
		[397, "None within 24 hours of the session"],
	]),
	...on("/blog", [
		[122, /Categories Aftercare.*Industry.*History/],
		[122, /1 post/, "/blog/aftercare"],
		[122, /2 posts/, "/blog/industry"],
		[122, /2 posts/, "/blog/history"],
		[123, "Featured Posts"],
		[124, "Recent Posts"],
		[125, /balm/, "https://shop.example.com/tattoo-balm"],
	]),
	...on("/blog/history", [
		[127, /Read Full Article/, "/blog/history/timeless-art-of-tattooing"],
		[127, /Read Full Article/, "/blog/history/traditional-vs-modern-techniques"],
	]),
	...on("/blog/process", [[128, "No articles found in this category."]]),
	...articles.flatMap(({ url, category }) =>
		on(url, [
			[129, `Back to ${category}`, /^\/blog\/[a-z-]+$/],
			[132, /[A-Z][a-z]+ \d{1,2}, 202\d/],
			[132, /\d+ min read/],
		]),
	),
	...on("/artwork", [
		[136, "Tattoos", "/artwork/tattoos"],
		[136, "Drawings/Sketches", "/artwork/drawings"],
		[136, "Digital Art", "/artwork/digital"],
		[136, "Paintings", "/artwork/paintings"],
		[140, "Main Portfolio", "/artwork/categories"],
		[140, "Featured Collections", "/artwork/featured"],
	]),
	...on("/artwork/categories", [
		[141, "Back to Portfolios", "/artwork"],
		[143, "View Tattoos", "/artwork/tattoos"],
		[143, "View Drawings/Sketches", "/artwork/drawings"],
		[143, "View Digital Art", "/artwork/digital"],
		[143, "View Paintings", "/artwork/paintings"],
	]),
	...on("/artwork/tattoos", [
		[144, "Back to Portfolios", "/artwork"],
		[145, "All", "/artwork/tattoos"],
		[146, "Sleeves/Largescale", "/sleeves-largescale"],
	]),
	...on("/artwork/drawings", [
		[159, "Available"],
		[400, /All Landscapes Abstract Illustrative Metaphysical/],
		[401, "Illustrative", "/artwork/drawings?filter=illustrative"],
	]),
	...on("/artwork/digital", [[402, /All Illustrations Concept Art Abstract Character Design/]]),
	...on("/artwork/paintings", [[403, /All Landscapes Portraits Still Life Abstract/]]),
	...on("/artwork/featured", [
		[163, "Coming Soon"],
		[163, "Browse All Categories", "/artwork/categories"],
	]),
	...on("/consultation", [
		[166, "First Name *"],
		[167, "Last Name *"],
		[168, "Age *"],
		[173, "Email *"],
		[180, "Referred By *"],
		[204, "Black & Gray"],
		[206, "Both, open to either"],
	]),
];
