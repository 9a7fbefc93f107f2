import type { NumbingCream } from "../app/publishing/schemas/numbing-cream.ts";

/** How numbing cream is used before a session: on the page, and in the file that is saved from it. */
export const numbingCream: NumbingCream = {
	title: "Numbing Cream Directions",
	lead: "For use before a session, and only if we agreed on it. Read the label on your cream: where it is stricter than this, with a shorter time, a thinner layer or a smaller area, follow the label.",
	figures: [
		{ figure: "90 minutes", label: "on the skin before the session" },
		{ figure: "2-3 mm", label: "thick, and not rubbed in" },
		{ figure: "30 minutes", label: "for the patch test, a day or more ahead" },
		{ figure: "24 hours", label: "without alcohol before the session" },
	],
	steps: [
		{
			heading: "Ask first",
			text: "Ask me before you buy any. Ask a doctor or pharmacist before you use it if you are pregnant or nursing, have heart trouble, liver trouble or seizures, take medicine for your heart rhythm, or have ever reacted to a numbing medicine.",
		},
		{
			heading: "Choose a legal cream",
			text: "Without a prescription, at most 4% lidocaine. The FDA warns about stronger creams sold for tattoos: they can cause an irregular heartbeat, seizures and trouble breathing.",
		},
		{
			heading: "Patch test",
			text: "A day or more ahead, put a pea-sized dab on your inner forearm. Wash it off after 30 minutes. If you get hives, swelling or burning, right away or by the next day, do not use it.",
		},
		{
			heading: "No alcohol",
			text: "None within 24 hours of the session. Alcohol can make you bleed more, and it hides the first signs of too much cream.",
		},
		{
			heading: "Clean skin",
			text: "Wash the area with soap and water and dry it. No cream on broken skin, razor burn, sunburn or a rash, and none near your eyes or mouth.",
		},
		{
			heading: "Apply",
			text: "Apply it once, 90 minutes before the session, in a layer 2-3 mm thick, on an area no larger than your palm. Do not rub it in.",
		},
		{
			heading: "Leave it uncovered",
			text: "No plastic wrap, no bandage, no heating pad over it: they drive too much of it into your body. Wash your hands, and keep the cream away from children and pets.",
		},
		{
			heading: "Let me wipe it off",
			text: "I wipe it off and wash the skin before I begin. Do not put on any more during the session, and never put any on the fresh tattoo.",
		},
	],
	stop: {
		title: "Stop and get help",
		text: "Dizziness, ringing in your ears, a numb mouth, blurred vision, slurred speech, an irregular heartbeat, twitching, trouble breathing, blue or gray lips: call 911, then wipe the cream off and wash the skin.",
		poison: {
			text: "Swallowed some, or put on too much, but still feel well? Call Poison Control, day or night:",
			number: "1-800-222-1222",
		},
	},
	last: "General directions, not medical advice. A doctor's or pharmacist's word comes first.",
};
