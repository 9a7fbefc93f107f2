import { type LetterTexts, waitlistOpening } from "../app/publishing/schemas/letters.ts";

export const letters: LetterTexts = {
	receipt: {
		subject: "I got your tattoo request",
		greeting: "Hi {firstName},",
		opening:
			"Thank you for your request. It has arrived, and I read every one myself. You'll hear from me within {replyWithinHours} hours.",
		waitlist: waitlistOpening,
		page: "Your request has its own page. It shows where things stand, and you can add to it there:",
		closing: "If something is wrong or missing, just reply to this email.",
	},
};
