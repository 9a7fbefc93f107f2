import type { Aftercare } from "../app/publishing/schemas/aftercare.ts";

export const aftercare: Aftercare = {
	lead: "My half happens in the studio. The other half is yours over the next few weeks: mostly soap, clean hands and patience.",
	firstSteps: [
		"Leave the bandage or film on for as long as I told you to.",
		"Wash your hands before you take it off, then wash the tattoo. Pat it dry with a fresh paper towel.",
		"Put on a thin layer of balm. Then hands off.",
	],
	notice: {
		title: "Important Notice",
		text: "A new tattoo is an open wound. This page is general advice, not medical advice. What I told you in the studio about your own tattoo overrides this page, and what your doctor says overrides both.",
	},
	recommended: [
		{
			category: "For washing",
			items: ["Mild liquid soap without fragrance or dye", "Paper towels, a fresh one each time"],
		},
		{
			category: "In the first week",
			items: [
				"Fragrance-free tattoo balm, as thin as it will spread",
				"Loose, soft clothes and clean sheets",
			],
		},
		{
			category: "From the second week on",
			items: [
				"Light, water-based lotion without fragrance",
				"A cool, damp paper towel for the itch",
			],
		},
		{
			category: "Once the skin has closed",
			items: [
				"Broad-spectrum, water-resistant sunscreen, SPF 30 or more, reapplied every two hours",
				"Sunscreen with zinc oxide or titanium dioxide, if others sting",
			],
		},
	],
	avoided: [
		{
			category: "Harmful to open skin",
			items: [
				"Rubbing alcohol, hydrogen peroxide, iodine",
				"Numbing cream or spray while it heals",
				"Sunscreen or self-tanner before the skin has closed",
			],
		},
		{
			category: "Often cause a rash",
			items: [
				"Antibiotic ointment with neomycin or bacitracin, unless a doctor prescribes it",
				"Perfumed soap or lotion, essential oils, tea tree oil",
			],
		},
		{
			category: "Too heavy",
			items: [
				"Petroleum jelly day after day: dermatologists warn that it can fade ink",
				"Plastic wrap at home, unless I told you to use it",
			],
		},
		{
			category: "Too rough",
			items: [
				"Scrubs, peels, acids, retinol",
				"Washcloths, sponges, loofahs",
				"A razor, until the skin has closed",
			],
		},
	],
	balm: "Not sure which balm? This is the one I recommend for the first week.",
	doctor: {
		title: "When to Seek Medical Attention",
		lead: "Some redness, swelling and clear fluid are normal for the first few days, and there should be less each day. See a doctor or go to urgent care the same day for any of these:",
		signs: [
			"Redness, heat or swelling that spreads instead of fading",
			"Pain that gets worse after the first few days",
			"Pus, a bad smell or open sores",
			"Fever, chills or feeling ill",
			"Red streaks spreading from the tattoo",
		],
		emergency:
			"Fever with red streaks: go to urgent care now or, if it is closed, to the emergency room. Trouble breathing, a swollen face or throat, fainting or confusion: call 911.",
		later:
			"A rash, lumps or an itch in just one color can show up even years later. Show them to a board-certified dermatologist, and have any mole in the tattoo looked at if it changes. Don't try home remedies first, and tell the doctor when you were tattooed.",
	},
	questions: {
		title: "Questions About Your Healing",
		text: "Send me a photo taken in daylight and the date of your session. I'd rather look at ten tattoos that are fine than miss one that isn't. I can tell you what's normal for a tattoo; for the five signs above, call a doctor first.",
		emailSubject: "Tattoo Aftercare Question",
	},
};
