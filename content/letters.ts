import type { LetterTexts } from "../app/publishing/schemas/letters.ts";

export const letters: LetterTexts = {
	receipt: {
		subject: "Your tattoo request has arrived",
		greeting: "Hi {firstName},",
		opening:
			"Thank you for your request. It has arrived, and I read every one myself. You will hear from me within {replyWithinHours} hours.",
		page: "Your request has a page of its own. It shows where things stand, and you can add to your request there:",
		closing: "Is something wrong or missing? Just reply to this email.",
	},
};
