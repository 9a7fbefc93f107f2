import { describe, expect, it } from "vitest";
import { documents } from "../../test/documents.ts";
import { findFaults } from "../../test/search-requirements.ts";
import { findPicture } from "../images/pictures.server.ts";
import { describeArticle } from "./structured-data.server.ts";
import { describeProfile, nameArtist } from "./studio-data.server.ts";

const { studio, pictures } = documents;
const origin = "https://studio.example.com";

describe("an artist with a name", () => {
	const named = { ...studio, artist: { name: "The Artist" } };

	it("is the person of the profile, who works for the studio", () => {
		const profile = describeProfile({ ...documents, studio: named }, origin);
		expect(profile.mainEntity).toMatchObject({
			"@type": "Person",
			"@id": `${origin}/about#artist`,
			name: "The Artist",
			worksFor: { "@type": "TattooParlor", name: studio.name },
		});
		expect(findFaults(profile)).toEqual([]);
	});

	it("made the works; without a name the studio did", () => {
		const person = { "@type": "Person", "@id": `${origin}/about#artist`, name: "The Artist" };
		expect(nameArtist(named, origin)).toMatchObject(person);
		expect(nameArtist(studio, origin)).toMatchObject({ "@type": "TattooParlor" });
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
		picture: findPicture(pictures, "articles/timeless-art-of-tattooing"),
		pictureAlt: "",
	} as const;

	it("was last modified on its update, else on its publication", () => {
		const dated = describeArticle(studio, { ...article, updated: "2026-02-03" }, origin);
		expect(dated).toMatchObject({ datePublished: "2025-06-24", dateModified: "2026-02-03" });
		expect(describeArticle(studio, article, origin).dateModified).toBe("2025-06-24");
	});
});
