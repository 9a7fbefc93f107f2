/**
 * What the specification says stands on a page, with the number it has in the checklist of the
 * specification's elements.
 */
export interface SpecifiedText {
	path: string;
	number: number;
	text: string | RegExp;
}

/** On every page: header and footer. */
export const everywhere: Omit<SpecifiedText, "path">[] = [
	{ number: 10, text: "Custom tattoos, drawn for one person and one place on the body." },
	{ number: 11, text: "Text" },
	{ number: 12, text: "(970) 555-0142" },
	{ number: 13, text: "Email" },
	{ number: 14, text: "Instagram" },
	{ number: 15, text: "2025" },
	{ number: 24, text: "Home Portfolios Blog Aftercare About Contact" },
];

export const specifiedTexts: SpecifiedText[] = [
	{ path: "/", number: 66, text: "Custom Tattoos by A Master of the Craft" },
	{ path: "/", number: 67, text: "Book Consultation" },
	{ path: "/", number: 68, text: "View Portfolios" },
	{ path: "/", number: 69, text: "The Man" },
	{ path: "/", number: 70, text: "Focused in Action" },
	{ path: "/", number: 71, text: "Precision & Quality" },
	{ path: "/", number: 72, text: "Custom Tattoos" },
	{ path: "/", number: 73, text: "Cover-ups & Touch-ups" },
	{ path: "/", number: 74, text: /Ready to Get Started\b.*Schedule Consultation/ },
	{ path: "/", number: 75, text: /I was here.*I was here/ },
	{ path: "/consultation", number: 166, text: "First Name *" },
	{ path: "/consultation", number: 167, text: "Last Name *" },
	{ path: "/consultation", number: 168, text: "Age *" },
	{ path: "/consultation", number: 173, text: "Email *" },
	{ path: "/consultation", number: 180, text: "Referred By *" },
	{ path: "/consultation", number: 204, text: "Black & Gray" },
	{ path: "/consultation", number: 206, text: "Both, open to either" },
];
