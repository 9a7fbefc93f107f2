/**
 * Everything that names this artist, in one document.
 * Phone numbers are E.164; amounts are whole US dollars; lead time is in weeks.
 */
export interface Studio {
	name: string;
	/** For the home screen of a phone: at most 12 characters. */
	shortName: string;
	/** Who does the work, where the artist wants to be named. Search engines then hear of a person. */
	artist?: { name: string };
	/** One or two sentences for the footer. */
	description: string;
	phone: string;
	email: string;
	emailSubject: string;
	location: string;
	/** Where `location` is, as search engines want it: a town, a state's two letters, a country's. */
	town: string;
	state: string;
	country: string;
	region: string;
	areaServed: string;
	travel: string;
	hours: string;
	social: { name: string; handle: string; url: string };
	balmShop: string;
	copyrightYear: number;
	claims: { figure: string; label: string }[];
	deposit: number;
	hourlyRate: { from: number; to: number };
	leadTimeWeeks: { from: number; to: number };
	replyWithinHours: number;
	textsAnswered: string;
	/** In years. */
	minimumAge: number;
	supportPersons: number;
	/** What is included in a drawing. An edit is small up to this part of the design, in percent. */
	designChanges: { reworks: number; smallEdits: number; smallEditPercent: number };
}

export const studio: Studio = {
	name: "Front Range Linework",
	shortName: "Front Range",
	description:
		"Custom tattoos, drawn for one person and one place on the body. A one-artist studio near Loveland, Colorado.",
	phone: "+19705550142",
	email: "studio@example.com",
	emailSubject: "A question about a tattoo",
	location: "Near Loveland, Colorado",
	town: "Loveland",
	state: "CO",
	country: "US",
	region: "Northern Colorado",
	areaServed: "Northern Colorado, from Denver to Fort Collins",
	travel: "Travels for events",
	hours: "Most days 12-8",
	social: {
		name: "Instagram",
		handle: "@frontrangelinework",
		url: "https://social.example.com/frontrangelinework",
	},
	balmShop: "https://shop.example.com/tattoo-balm",
	copyrightYear: 2025,
	claims: [
		{ figure: "15+", label: "years experience" },
		{ figure: "5000+", label: "tattoos completed" },
		{ figure: "98%", label: "client satisfaction" },
		{ figure: "5-star", label: "average rating" },
	],
	deposit: 100,
	hourlyRate: { from: 150, to: 180 },
	leadTimeWeeks: { from: 2, to: 4 },
	replyWithinHours: 24,
	textsAnswered: "within minutes",
	minimumAge: 18,
	supportPersons: 1,
	designChanges: { reworks: 1, smallEdits: 2, smallEditPercent: 25 },
};
