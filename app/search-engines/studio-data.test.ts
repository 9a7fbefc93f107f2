import { describe, expect, it } from "vitest";
import { findFaults } from "../../test/search-requirements.ts";
import { getPicture } from "../images/pictures.server.ts";
import { describeArticle } from "./structured-data.server.ts";
import { describeProfile, nameArtist } from "./studio-data.server.ts";

const origin = "https://studio.example.com";

describe("an artist who gives a name", () => {
	const artist = { name: "The Artist" };

	it("is the person of the profile, who works for the studio", () => {
		const profile = describeProfile(origin, { artist });
		expect(profile.mainEntity).toMatchObject({
			"@type": "Person",
			"@id": `${origin}/about#artist`,
			name: "The Artist",
			worksFor: { "@type": "TattooParlor", name: "Front Range Linework" },
		});
		expect(findFaults(profile)).toEqual([]);
	});

	it("made the works, and is else the studio", () => {
		const person = { "@type": "Person", "@id": `${origin}/about#artist`, name: "The Artist" };
		expect(nameArtist(origin, artist)).toMatchObject(person);
		expect(nameArtist(origin)).toMatchObject({ "@type": "TattooParlor" });
	});
});

describe("an article", () => {
	const article = {
		name: "a-text",
		title: "A Text",
		excerpt: "A text.",
		category: "History",
		published: "2025-06-24",
		url: "/blog/history/a-text",
		picture: getPicture("articles/timeless-art-of-tattooing"),
		pictureAlt: "",
	} as const;

	it("was last changed on the day it was updated, else on the day it was published", () => {
		const dated = describeArticle({ ...article, updated: "2026-02-03" }, origin);
		expect(dated).toMatchObject({ datePublished: "2025-06-24", dateModified: "2026-02-03" });
		expect(describeArticle(article, origin).dateModified).toBe("2025-06-24");
	});
});
