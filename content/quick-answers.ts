import type { QuickAnswer } from "../app/publishing/schemas/policy.ts";

/** What clients ask before they ask for a tattoo, in their order. */
export const quickAnswers: QuickAnswer[] = [
	{
		figure: "{leadTime}",
		question: "How far out do you book?",
		answer: "I book {leadTime} out. Big pieces take several sessions, each with its own date.",
	},
	{
		figure: "{deposit}",
		question: "Is there a deposit?",
		answer:
			"Yes. A {deposit} deposit is required before design work. It goes toward the total, and it is non-refundable once design begins.",
	},
	{
		figure: "{hourlyRate}",
		question: "What does a tattoo cost?",
		answer:
			"{hourlyRate}, timed from the start of work. No time is added for breaks, setup or teardown.",
	},
	{
		figure: "{minimumAge}",
		question: "How old do I have to be?",
		answer: "{minimumAge} with valid ID. No exceptions, even with parental consent.",
	},
	{
		figure: "+{supportPersonCount}",
		question: "Can I bring a friend?",
		answer: "{supportPersons} {supportPersonsAre} allowed.",
	},
];
