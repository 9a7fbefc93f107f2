import type { DemoRequest, DemoStep } from "./demo-request.ts";

function askDeposit(quote: number): DemoStep {
	return {
		kind: "answer",
		subject: "Your quote and the deposit",
		text: "Hi {first name},\n\nMy quote is {quote}. A deposit of {deposit} holds your date and counts toward it.\n\n{studio}",
		state: "deposit-asked",
		quote,
	};
}

/** One in each state, and some new ones: from just arrived to overdue. Nobody has these names. */
export const demoRequests: DemoRequest[] = [
	{
		hoursAgo: 0.4,
		request: {
			first_name: "Juniper",
			last_name: "Example",
			age: 29,
			email: "juniper@example.com",
			phone: "(970) 555-0111",
			placement: "Outer forearm",
			design_idea:
				"A kingfisher diving, seen from the side, with a few rings on the water. I like how the heron in your portfolio stands in the reeds. Could the water be dots only?",
			tattoo_style: "black-gray",
			planned_size: "6 x 3 inches",
			budget: "$500-800",
			preferred_dates: "Any weekday",
			preferred_times: "After 2 pm",
		},
		pictures: ["tattoos/heron", "drawings/fox-skull-study"],
	},
	{
		hoursAgo: 5,
		request: {
			first_name: "Moss",
			last_name: "Placeholder",
			age: 41,
			email: "moss@example.com",
			placement: "Shoulder",
			design_idea: "Cover-up of an old tribal, about the size of a hand. Open to ideas.",
			tattoo_style: "both",
			planned_size: "palm",
			referred_by: "A friend with one of your ravens",
		},
		pictures: ["drawings/raven-and-roses"],
		problem: { state: "waiting", text: "The mail server did not answer in time." },
	},
	{
		hoursAgo: 31,
		request: {
			first_name: "Aspen",
			last_name: "Sample",
			age: 35,
			email: "aspen@example.com",
			phone: "(303) 555-0122",
			placement: "Calf",
			design_idea: "Blue columbine with its roots, botanical plate, color.",
			tattoo_style: "color",
			planned_size: "8 x 4 inches",
			budget: "Flexible",
			preferred_dates: "Not before next month",
			piece: "tattoos/12",
		},
	},
	{
		hoursAgo: 52,
		request: {
			first_name: "Larkspur",
			last_name: "Example",
			age: 24,
			email: "larkspur@example.com",
			design_idea: "Something with foxes?",
			planned_size: "small",
		},
		steps: [
			{ kind: "note", text: "First tattoo. Ask about placement and how big." },
			{
				kind: "answer",
				subject: "A few questions before I can quote",
				text: "Hi {first name},\n\nFoxes are a good start. Where would it go, and how big can it get? A photo of the spot helps.\n\n{studio}",
				state: "needs-info",
			},
		],
		problem: { state: "failed", text: "550 5.1.1 There is no mailbox of this name here." },
	},
	{
		hoursAgo: 75,
		request: {
			first_name: "Cedar",
			last_name: "Specimen",
			age: 52,
			email: "cedar@example.com",
			placement: "Chest",
			design_idea: "Koi against the current, from the collarbone down, with a few maple leaves.",
			tattoo_style: "color",
			planned_size: "10 x 8 inches",
			budget: "$2000",
		},
		pictures: ["tattoos/koi", "tattoos/fox", "tattoos/rose"],
		steps: [
			{
				kind: "answer",
				subject: "One question about your koi",
				text: "Hi {first name},\n\nThat is a large piece for one day. Would two sessions suit you?\n\n{studio}",
				state: "needs-info",
			},
			{
				kind: "words",
				text: "Two sessions are fine. I heal slowly, so give me six weeks between them.",
			},
			{
				kind: "answer",
				subject: "Your quote",
				text: "Hi {first name},\n\nTwo sessions, six weeks apart: {quote} in all. If that suits you, I'll draw it and ask for a deposit of {deposit}.\n\n{studio}",
				state: "quoted",
				quote: 1900,
			},
		],
	},
	{
		hoursAgo: 120,
		request: {
			first_name: "Wren",
			last_name: "Template",
			age: 33,
			email: "wren@example.com",
			phone: "(720) 555-0133",
			placement: "Inner bicep",
			design_idea:
				"A line from my grandmother's recipe card, in her handwriting, around a sprig of thyme.",
			tattoo_style: "black-gray",
			planned_size: "3 x 2 inches",
		},
		steps: [askDeposit(350), { kind: "date", days: 16, hour: 12, hours: 2 }],
	},
	{
		hoursAgo: 170,
		request: {
			first_name: "Sage",
			last_name: "Mockup",
			age: 45,
			email: "sage@example.com",
			placement: "Thigh",
			design_idea: "Octopus around an old diving helmet, dotwork, no color.",
			tattoo_style: "black-gray",
			planned_size: "9 x 6 inches",
			budget: "$900-1200",
		},
		pictures: ["home/focused-in-action"],
		steps: [
			askDeposit(1100),
			{ kind: "deposit" },
			{ kind: "note", text: "Deposit came by bank transfer." },
			// At the same time as another one: the desk points it out.
			{ kind: "date", days: 9, hour: 15, hours: 4 },
		],
	},
	{
		hoursAgo: 260,
		request: {
			first_name: "Robin",
			last_name: "Example",
			age: 38,
			email: "robin@example.com",
			placement: "Upper arm",
			design_idea: "Peonies and wind bars to finish my half sleeve.",
			tattoo_style: "color",
			planned_size: "Half sleeve",
			budget: "$1500-2500",
		},
		steps: [
			askDeposit(2000),
			{ kind: "deposit" },
			{ kind: "date", days: 9, hour: 13, hours: 4 },
			{ kind: "confirm" },
			{ kind: "words", text: "That day works. Should I shave the arm before I come?" },
		],
	},
	{
		hoursAgo: 900,
		request: {
			first_name: "Basalt",
			last_name: "Sample",
			age: 60,
			email: "basalt@example.com",
			placement: "Forearm",
			design_idea: "The ridge I see from my kitchen, one line.",
			planned_size: "5 x 1 inches",
		},
		steps: [
			askDeposit(280),
			{ kind: "deposit" },
			{ kind: "date", days: -3, hour: 14, hours: 2 },
			{ kind: "confirm" },
			{ kind: "state", state: "done", by: "artist" },
		],
	},
	{
		hoursAgo: 400,
		request: {
			first_name: "Clover",
			last_name: "Placeholder",
			age: 22,
			email: "clover@example.com",
			placement: "Side of the finger",
			design_idea: "A tiny portrait of my dog on one finger.",
			planned_size: "0.5 x 0.5 inches",
		},
		steps: [
			{
				kind: "answer",
				subject: "Why I would not put that on a finger",
				text: "Hi {first name},\n\nLines that fine blur on a finger within a few years, so I'd rather not. On the forearm, a little larger, I'd be glad to.\n\n{studio}",
				state: "declined",
			},
		],
	},
	{
		hoursAgo: 300,
		request: {
			first_name: "Flint",
			last_name: "Template",
			age: 27,
			email: "flint@example.com",
			placement: "Ribs",
			design_idea: "A compass, but I am not sure yet.",
		},
		steps: [
			{
				kind: "answer",
				subject: "Your quote",
				text: "Hi {first name},\n\nA compass of that size is {quote}. Take your time.\n\n{studio}",
				state: "quoted",
				quote: 450,
			},
			{ kind: "date", days: 6, hour: 12, hours: 3 },
			{ kind: "decline" },
			{ kind: "state", state: "withdrawn", by: "client" },
		],
	},
	{
		hoursAgo: 20,
		request: {
			first_name: "Best",
			last_name: "Rankings",
			age: 99,
			email: "offers@example.com",
			design_idea: "We bring your website to the first page. Ask for our price list.",
		},
		suspicion: "hidden field filled in",
	},
];
