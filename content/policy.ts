import type { Policy } from "../app/publishing/schemas/policy.ts";

export const policy: Policy = {
	lead: "What you agree to when you book with me, on one page. Read it once, then we can talk about the tattoo.",
	plate: { image: "articles/art-of-tattoo-design", title: "Rose, from pencil to ink" },
	sections: [
		{
			id: "deposits",
			title: "Deposits",
			figure: "{deposit}",
			counts: "before design work",
			rules: [
				{ rule: "A {deposit} deposit is required before I start design work." },
				{ rule: "It goes toward the total.", note: "It comes off your final bill." },
				{
					rule: "It is non-refundable once design begins.",
					note: "If you cancel after that, it pays for the hours I spent drawing.",
				},
				{
					rule: "It is non-transferable.",
					note: "It can’t be passed to another person or moved to another tattoo.",
				},
				{ rule: "It is forfeited on a no-call/no-show or a very late arrival." },
			],
		},
		{
			id: "drawing",
			title: "Drawing",
			figure: "{designChanges}",
			counts: "design changes included",
			rules: [
				{
					rule: "You get up to {designChanges} design changes.",
					note: "Put everything that bothers you in one message, and your changes will go further.",
				},
				{
					rule: "{reworks} full rework or new design.",
					note: "A different pose, a different idea.",
				},
				{
					rule: "{smallEdits} small edits of at most {smallEditPercent} of the size.",
					note: "One more leaf, a longer stem, an open hand.",
				},
				{
					rule: "Further edits incur a drawing fee.",
					note: "It is added to the first session or the final cost.",
				},
			],
		},
		{
			id: "scheduling",
			title: "Scheduling",
			figure: "{leadTimeWeeks}",
			counts: "weeks out",
			rules: [
				{
					rule: "I book {leadTime} out.",
					note: "You'll hear back within {replyWithinHours} hours of asking.",
				},
				{
					rule: "You must be {minimumAge} and bring valid ID.",
					note: "No exceptions, even with parental consent.",
				},
				{
					rule: "{supportPersons} may come with you.",
				},
				{
					rule: "Late or sick? Call or text me.",
					note: "Texts are answered {textsAnswered}. A no-call/no-show or a very late arrival costs you the deposit.",
				},
			],
		},
		{
			id: "pricing",
			title: "Pricing",
			figure: "{hourlyRateAmount}",
			counts: "per hour of tattooing",
			rules: [
				{ rule: "I charge {hourlyRate}." },
				{ rule: "Time is counted from the start of work." },
				{ rule: "No time is added for breaks, setup or teardown." },
				{
					rule: "The deposit comes off the total.",
					note: "A drawing fee, if there is one, is added.",
				},
			],
		},
	],
	example: {
		hours: 3,
		title: "For example: a {hours}-hour tattoo",
		work: "{hours} hours of work",
		deposit: "Deposit, already paid",
		rest: "Balance due",
	},
	question:
		"Ask before you book. Texts are answered {textsAnswered}, and no question is too small.",
};
