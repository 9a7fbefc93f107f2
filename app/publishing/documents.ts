import type * as v from "valibot";
import { aboutSchema } from "./schemas/about.ts";
import { aftercareGuidesSchema, aftercareSchema } from "./schemas/aftercare.ts";
import { articlesSchema, blogSchema } from "./schemas/blog.ts";
import { booksSchema } from "./schemas/books.ts";
import { consultationSchema } from "./schemas/consultation.ts";
import { contactSchema } from "./schemas/contact.ts";
import { creditsSchema } from "./schemas/credits.ts";
import { healingCourseSchema } from "./schemas/healing-course.ts";
import { kindWordsSchema } from "./schemas/kind-words.ts";
import { lettersSchema } from "./schemas/letters.ts";
import { numbingCreamSchema } from "./schemas/numbing-cream.ts";
import { homeSchema, pagePicturesSchema } from "./schemas/pages.ts";
import { picturesSchema } from "./schemas/pictures.ts";
import { policySchema, quickAnswersSchema } from "./schemas/policy.ts";
import {
	featuredSchema,
	landingSchema,
	paintingsSchema,
	portfolioCategoriesSchema,
	portfolioSchema,
} from "./schemas/portfolio.ts";
import { searchSchema } from "./schemas/search.ts";
import { batsAndPumpkinSchema, birdAndFloralSchema, sleevesSchema } from "./schemas/sleeves.ts";
import { studioSchema } from "./schemas/studio.ts";

/** `label` is the document's name for the artist. */
export const documents = {
	studio: { label: "Studio", schema: studioSchema },
	home: { label: "Home", schema: homeSchema },
	about: { label: "About", schema: aboutSchema },
	tattoos: { label: "Tattoos", schema: portfolioSchema },
	drawings: { label: "Drawings", schema: portfolioSchema },
	digital: { label: "Digital Art", schema: portfolioSchema },
	paintings: { label: "Paintings", schema: paintingsSchema },
	"portfolio-categories": { label: "Categories", schema: portfolioCategoriesSchema },
	"portfolio-landing": { label: "Portfolios", schema: landingSchema },
	featured: { label: "Featured Collections", schema: featuredSchema },
	sleeves: { label: "Sleeves & Large Scale", schema: sleevesSchema },
	"bird-and-floral": { label: "Bird & Floral", schema: birdAndFloralSchema },
	"bats-and-pumpkin": { label: "Bats & Pumpkin", schema: batsAndPumpkinSchema },
	articles: { label: "Articles", schema: articlesSchema },
	blog: { label: "Blog", schema: blogSchema },
	consultation: { label: "Consultation", schema: consultationSchema },
	letters: { label: "Letters", schema: lettersSchema },
	contact: { label: "Contact", schema: contactSchema },
	policy: { label: "Drawing and Deposit Policy", schema: policySchema },
	"quick-answers": { label: "Quick Answers", schema: quickAnswersSchema },
	aftercare: { label: "Aftercare", schema: aftercareSchema },
	"aftercare-guides": { label: "Aftercare sheets", schema: aftercareGuidesSchema },
	"healing-course": { label: "Healing calendar", schema: healingCourseSchema },
	"numbing-cream": { label: "Numbing cream", schema: numbingCreamSchema },
	credits: { label: "Credits", schema: creditsSchema },
	search: { label: "Search results", schema: searchSchema },
	"page-pictures": { label: "Page pictures", schema: pagePicturesSchema },
	books: { label: "Books", schema: booksSchema },
	"kind-words": { label: "Kind words", schema: kindWordsSchema },
	pictures: { label: "Pictures", schema: picturesSchema },
} satisfies Record<string, { label: string; schema: v.GenericSchema }>;

export type DocumentName = keyof typeof documents;

export type Documents = {
	[Name in DocumentName]: v.InferOutput<(typeof documents)[Name]["schema"]>;
};

export const documentNames = Object.keys(documents) as DocumentName[];
