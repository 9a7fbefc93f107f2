import type { Contact } from "../app/publishing/schemas/contact.ts";

export const contact: Contact = {
	lead: "Send me a request and I'll reply within {replyWithinHours} hours. If it's short or urgent, text me: I answer texts {textsAnswered}.",
	follow: "New drawings, finished pieces and the events I travel to, as they happen.",
	pieces: ["tattoos/koi", "tattoos/luna-moth", "tattoos/dagger-and-heart"],
	note: "If your tattoo healed well, or a stranger stopped you on the street to ask about it, I'd love to know. Questions are welcome too: leave your email so I can answer. Every note comes straight to me. I may show a kind one here, but never your email.",
};
