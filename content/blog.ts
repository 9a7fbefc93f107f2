import type { Blog } from "../app/publishing/schemas/blog.ts";

export const blog: Blog = {
	tagline: "Written between sessions",
	description:
		"How a tattoo is planned, made and cared for: aftercare, history, technique and the trade, written by the person who holds the machine.",
	feed: "What I know about getting a tattoo and taking care of it: aftercare, history, technique and the trade, by the artist at {studioName}.",
	balm: {
		title: "The Balm I Recommend",
		text: "Clean hands, air, and a film of balm so thin that it barely shines: that's most of the first week. This is the one I put on a fresh tattoo.",
	},
	prompt: "Thinking about a tattoo of your own? Tell me what it is and where you want it.",
};
