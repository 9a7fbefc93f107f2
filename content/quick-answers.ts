import type { QuickAnswer } from "../app/publishing/schemas/policy.ts";
import { figures } from "./figures.ts";
import { studio } from "./studio.ts";

const { supportPersons } = studio;

/** What clients ask before they ask for a tattoo, in their order. */
export const quickAnswers: QuickAnswer[] = [
	{
		figure: figures.leadTime,
		question: "How far out do you book?",
		answer: `I book ${figures.leadTime} out. Big pieces take several sessions, each with its own date.`,
	},
	{
		figure: figures.deposit,
		question: "Is there a deposit?",
		answer: `Yes. A ${figures.deposit} deposit is required before design work. It goes toward the total, and it is non-refundable once design begins.`,
	},
	{
		figure: figures.hourlyRate,
		question: "What does a tattoo cost?",
		answer: `${figures.hourlyRate}, timed from the start of work. No time is added for breaks, setup or teardown.`,
	},
	{
		figure: figures.minimumAge,
		question: "How old do I have to be?",
		answer: `${figures.minimumAge} with valid ID. No exceptions, even with parental consent.`,
	},
	{
		figure: `+${supportPersons}`,
		question: "Can I bring a friend?",
		answer:
			supportPersons === 1
				? "One support person is allowed."
				: `Up to ${supportPersons} support persons are allowed.`,
	},
];
