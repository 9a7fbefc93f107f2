import type { NumbingCream } from "../app/publishing/schemas/numbing-cream.ts";

/** How numbing cream is used before a session: on the page, and in the file that is saved from it. */
export const numbingCream: NumbingCream = {
	title: "Numbing Cream Directions",
	lead: "For before a session, and only if we agreed on it. Read the label of your cream: where it is stricter than this, with a shorter time, a thinner layer or a smaller area, the label counts.",
	figures: [
		{ figure: "90 minutes", label: "before the session, put it on" },
		{ figure: "2-3 mm", label: "thick, and not rubbed in" },
		{ figure: "30 minutes", label: "for the patch test, a day or more ahead" },
		{ figure: "24 hours", label: "before the session, no more alcohol" },
	],
	steps: [
		{
			heading: "Ask first",
			text: "Ask me before you buy any. Ask a doctor or pharmacist if you are pregnant or nursing, have trouble with your heart, liver or seizures, take medicine for your heart rhythm, or ever reacted to a numbing medicine.",
		},
		{
			heading: "Choose a legal cream",
			text: "Without a prescription, at most 4 percent lidocaine. The FDA warns about stronger creams sold for tattoos: they can cause an irregular heartbeat, seizures and trouble breathing.",
		},
		{
			heading: "Patch test",
			text: "A day or more before, put a dab the size of a pea on your inner forearm. Wash it off after 30 minutes. Hives, swelling or burning, then or until the next day: do not use it.",
		},
		{
			heading: "No alcohol",
			text: "None within 24 hours of the session. Alcohol can make you bleed more, and hides the first signs of too much cream.",
		},
		{
			heading: "Clean skin",
			text: "Wash the place with soap and water and dry it. No cream on skin that is broken, shaved sore, sunburned or has a rash, and none near eyes or mouth.",
		},
		{
			heading: "Apply",
			text: "Apply it 90 minutes before the session in a layer of 2-3 mm, once, on a place no larger than your palm. Do not rub it in.",
		},
		{
			heading: "Leave it open",
			text: "No plastic wrap, no bandage, no heating pad over it: they drive too much of it into the body. Wash your hands, and keep it from children and pets.",
		},
		{
			heading: "Let me take it off",
			text: "I wipe it off and wash the skin before I begin. Put no more on during the session or on the fresh tattoo.",
		},
	],
	stop: {
		title: "Stop and get help",
		text: "Dizziness, ringing ears, a numb mouth, blurred sight, slurred speech, an irregular heartbeat, twitching, trouble breathing, blue or gray lips: wipe the cream off, wash the skin and call 911.",
		poison: {
			text: "Swallowed, or too much put on, and still feeling well: call Poison Control, day and night.",
			number: "1-800-222-1222",
		},
	},
	last: "General directions, no medical advice. A doctor's or pharmacist's word comes first.",
};
