import type { PolicySection, PricingExample } from "../app/publishing/schemas/policy.ts";
import { figures, sayRange } from "./figures.ts";
import { studio } from "./studio.ts";

const { deposit, hourlyRate, designChanges, supportPersons, replyWithinHours, textsAnswered } =
	studio;
const { reworks, smallEdits, smallEditPercent } = designChanges;

export const policy: PolicySection[] = [
	{
		id: "deposits",
		title: "Deposits",
		figure: figures.deposit,
		counts: "before design work",
		rules: [
			{ rule: `A ${figures.deposit} deposit is required before I start design work.` },
			{ rule: "It goes toward the total.", note: "You pay that much less in the end." },
			{
				rule: "It is non-refundable once design begins.",
				note: "From then on it pays for hours at the drawing table.",
			},
			{
				rule: "It is non-transferable.",
				note: "It stays with you and with the tattoo it was paid for.",
			},
			{ rule: "It is forfeited on a no-call/no-show or a very late arrival." },
		],
	},
	{
		id: "drawing",
		title: "Drawing",
		figure: String(figures.designChanges),
		counts: "design changes included",
		rules: [
			{
				rule: `You have up to ${figures.designChanges} design changes.`,
				note: "Say everything that bothers you at once, and they go a long way.",
			},
			{ rule: `${reworks} full rework or new design.`, note: "Another pose, another idea." },
			{
				rule: `${smallEdits} small edits of at most ${smallEditPercent}% of the size.`,
				note: "Another leaf, a longer stem, a hand that opens.",
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
		figure: sayRange(studio.leadTimeWeeks),
		counts: "weeks out",
		rules: [
			{
				rule: `I book ${figures.leadTime} out.`,
				note: `You hear back within ${replyWithinHours} hours of asking.`,
			},
			{
				rule: `You are ${figures.minimumAge} and bring valid ID.`,
				note: "No exceptions, even with parental consent.",
			},
			{
				rule:
					supportPersons === 1
						? "One support person may come with you."
						: `Up to ${supportPersons} support persons may come with you.`,
			},
			{
				rule: "Late or ill? Call or text me.",
				note: `Texts are answered ${textsAnswered}. A no-call/no-show or a very late arrival costs the deposit.`,
			},
		],
	},
	{
		id: "pricing",
		title: "Pricing",
		figure: `$${sayRange(hourlyRate)}`,
		counts: "an hour of tattooing",
		rules: [
			{ rule: `I charge ${figures.hourlyRate}.` },
			{ rule: "Time is counted from the start of work." },
			{ rule: "No time is added for breaks, setup or teardown." },
			{
				rule: "The deposit comes off the total.",
				note: "A drawing fee, if there is one, is added.",
			},
		],
	},
];

const hours = 3;
const cost = { from: hours * hourlyRate.from, to: hours * hourlyRate.to };

/** What the rules come to for one tattoo. */
export const pricingExample: PricingExample = {
	title: `A tattoo of ${hours} hours`,
	lines: [
		{ label: `${hours} hours of work`, amount: `$${sayRange(cost)}` },
		{ label: "Deposit, already paid", amount: `−$${deposit}` },
		{
			label: "Left to pay",
			amount: `$${sayRange({ from: cost.from - deposit, to: cost.to - deposit })}`,
		},
	],
};
