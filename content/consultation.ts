import type { Consultation } from "../app/publishing/schemas/consultation.ts";

export const consultation: Consultation = {
	next: [
		{
			title: "Within {replyWithinHours} hours",
			text: "I read your request myself, look at everything you sent, and write back.",
		},
		{
			title: "Deposit: {deposit}",
			text: "It is required before design work, goes toward the total, and is non-refundable once design begins.",
		},
		{
			title: "The drawing",
			text: "I draw your piece to fit you and the spot where it goes. Up to {designChanges} design changes are included.",
		},
		{
			title: "Your appointment",
			text: "I'm usually booked {leadTime} out. I charge {hourlyRate}, timed from the start of work. You must be {minimumAge} and bring valid ID.",
		},
	],
};
