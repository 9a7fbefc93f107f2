import { expect, it } from "vitest";
import { toSentValues } from "./sent-request.ts";
import { writeRequest } from "./write-request.ts";

const values = toSentValues({
	first_name: "Test",
	age: 30,
	design_idea: "A heron\nin reeds",
	tattoo_style: "black-gray",
	referred_by: "-None-",
	phone: null,
	piece: "tattoos/12",
});

const parts = { heading: "", next: [], reach: "" };

it("names a piece of which the title is no longer known", () => {
	const sent = { values, files: [], unnamedFiles: 0 };
	expect(writeRequest({ ...parts, sent, piece: undefined })).toContain(
		"About This Piece: One from the portfolio\n",
	);
});

it("writes what was sent and what happens next as text", () => {
	const text = writeRequest({
		sent: { values, files: ["heron.jpg"], unnamedFiles: 2 },
		piece: "Blue columbine",
		heading: "Sent to the studio on May 1, 2026",
		next: [
			{ title: "Within 24 hours", text: "I get back to you." },
			{ title: "The drawing", text: "I draw." },
		],
		reach: "The studio, (970) 555-0142",
	});
	expect(text).toBe(`Consultation request
Sent to the studio on May 1, 2026

About This Piece: Blue columbine
First Name: Test
Age: 30
Design Idea:
  A heron
  in reeds
Tattoo Style: Black & Gray
Reference Files:
  heron.jpg
  2 more files

What happens next

1. Within 24 hours
I get back to you.

2. The drawing
I draw.

The studio, (970) 555-0142
`);
});
