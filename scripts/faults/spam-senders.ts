import type { Call } from "../../test/call.ts";
import { multipart } from "../../test/multipart.ts";

type Fields = Record<string, string>;

export interface Posting {
	kind: string;
	way: "form" | "call";
	fields: Fields;
	/** Milliseconds between fetching the form and posting it. */
	afterOpening?: number;
	key?: string;
}

const sold = "Best prices for your shop! Followers, likes and reviews, write to us today, number";
const linked = [
	"https://buy.example",
	"http://a.example/x",
	"www.c.example",
	"https://d.example/?q",
];

export function makeBot(index: number, now: number): Posting {
	const fields: Fields = {
		first_name: `Mark${index}`,
		last_name: "Seo",
		age: String(20 + (index % 50)),
		email: `mark-${index}@promo.example`,
		referred_by: "-None-",
		design_idea: `${sold} ${index}.`,
	};
	const opened_at = String(now - 60_000);
	const way = index % 5 === 0 ? "call" : "form";
	switch (index % 4) {
		case 0:
			return { kind: "at once", way: "form", fields, afterOpening: 300 };
		case 1:
			return {
				kind: "hidden field",
				way,
				fields: {
					...fields,
					opened_at,
					leave_blank: index % 8 === 1 ? "https://x.example" : "Mark",
				},
			};
		case 2: {
			const design_idea = `${fields.design_idea} ${linked.join(" ")} https://e.example`;
			return { kind: "five links", way, fields: { ...fields, opened_at, design_idea } };
		}
		default:
			return {
				kind: "same text",
				way,
				fields: { ...fields, opened_at, design_idea: `${sold} 1.` },
			};
	}
}

const motifs = ["a heron", "two moths", "columbines", "a bear skull", "an octopus", "my dog Ben"];
const manners = ["in fine lines", "black and gray", "with stippling", "in muted color", "engraved"];
const places = ["around the wrist", "on the left forearm", "over the shoulder", "down the calf"];
const wishes = [
	"I have wanted this since my grandmother died.",
	"It should leave room for more later.",
	"It covers a scar of about two inches.",
	"My partner would like the other half of it.",
];
const names = ["Ana", "Jürgen", "Siobhán", "李", "O’Neil", "van der Berg", "Zoë", "Muñoz"];

export function makePerson(index: number, now: number): Posting {
	const pick = (list: string[], step: number) => list[Math.floor(index / step) % list.length] ?? "";
	const wish = `${pick(motifs, 1)} ${pick(manners, 6)} ${pick(places, 30)}`;
	const links = Array.from({ length: index % 7 < 3 ? (index % 7) + 1 : 0 }, (_, link) =>
		link === 2 ? "www.pinterest.example/pin/3" : `https://instagram.example/p/${index}-${link}`,
	);
	const idea = [`I would like ${wish}.`, pick(wishes, 3), ...links].join(index % 2 ? " " : "\r\n");
	const fields: Fields = {
		first_name: pick(names, 1),
		last_name: pick(names, 3),
		age: String(18 + (index % 60)),
		// Families share an address; some people fill in only required fields.
		email:
			index % 40 < 3
				? `family-${Math.floor(index / 40)}@home.example`
				: `visitor-${index}@example.com`,
		phone: index % 3 ? `(970) 555-0${100 + index}` : "",
		referred_by: index % 4 ? "-None-" : "A friend",
		design_idea: index % 10 === 0 ? "" : index % 10 === 1 ? "A small rose" : idea,
	};
	const way = index % 2 ? "call" : "form";
	const opened = now - 3_000 - Math.floor((index * 297_000) / 200);
	// Screen readers and autofill may send no honeypot and timing fields.
	if (index % 6 !== 0) Object.assign(fields, fillHoneypot(index, way, opened, now));
	return { kind: "person", way, fields, ...(index % 5 === 0 ? { key: crypto.randomUUID() } : {}) };
}

/** Honeypot and timing of a form that was open for a while; a device's clock may be hours off. */
function fillHoneypot(index: number, way: Posting["way"], opened: number, now: number): Fields {
	if (way === "form") return { leave_blank: "", opened_at: String(opened) };
	const off = index % 9 === 0 ? 7_200_000 : index % 11 === 0 ? -86_400_000 : 0;
	return { leave_blank: "", opened_at: String(opened + off), sent_at: String(now + off) };
}

export function callOf({ way, fields, key }: Posting): { path: string; call: Call } {
	if (way === "call") {
		const headers: Record<string, string> = key ? { "Idempotency-Key": key } : {};
		return { path: "/api/consultations", call: { method: "POST", json: fields, headers } };
	}
	return { path: "/consultation", call: { method: "POST", ...multipart(Object.entries(fields)) } };
}

const bcc = "\r\nBcc: everybody@evil.test\r\n\r\nBuy now";

/** Header injections that make careless mailers write to other people. */
export const mailTricks: Fields[] = [
	...["first_name", "last_name", "phone", "referred_by", "placement"].map((name) => ({
		[name]: `Test${bcc}`,
	})),
	{ first_name: "Test\nBcc: everybody@evil.test" },
	{ first_name: "Test\rBcc: everybody@evil.test" },
	{ first_name: "Test%0d%0aBcc: everybody@evil.test" },
	{ first_name: "Test\u2028Bcc: everybody@evil.test" },
	{ first_name: "=?utf-8?Q?=0ABcc:_everybody@evil.test?=" },
	{ first_name: '"Test" <everybody@evil.test>, ' },
	{ design_idea: `.\r\nQUIT\r\n${bcc}` },
	...[
		`visitor@example.com${bcc}`,
		"visitor@example.com\nBcc:everybody@evil.test",
		"visitor@example.com%0ABcc:everybody@evil.test",
		"visitor@example.com,everybody@evil.test",
		"visitor@example.com;everybody@evil.test",
		'"x@evil.test;"@example.com',
		"a@b(c)evil.test",
		'"u"@ok.test(x)evil.test',
		"<everybody@evil.test>",
		"Visitor <visitor@example.com>",
		"visitor@[127.0.0.1]",
		"visitor@example.com\0.evil.test",
		"visitor@exam\u202eple.com",
		"-froot@evil.test",
		"@example.com",
		"visitor@example..com",
		"visitor@-example.com",
		`${"a".repeat(250)}@example.com`,
		"visitor@example.com ",
		"üser@exämple.com",
	].map((email) => ({ email })),
];
