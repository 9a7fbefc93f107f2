import { readFileSync } from "node:fs";
import { join } from "node:path";
import { about } from "../../content/about.ts";
import { aftercare } from "../../content/aftercare.ts";
import { aftercareGuides } from "../../content/aftercare-guides.ts";
import { articles, categoryOrder } from "../../content/articles.ts";
import { batsAndPumpkin } from "../../content/bats-and-pumpkin.ts";
import { birdAndFloral } from "../../content/bird-and-floral.ts";
import { blog } from "../../content/blog.ts";
import { books } from "../../content/books.ts";
import { consultation } from "../../content/consultation.ts";
import { contact } from "../../content/contact.ts";
import { credits } from "../../content/credits.ts";
import { digitalPortfolio } from "../../content/digital.ts";
import { drawingsPortfolio } from "../../content/drawings.ts";
import { featured } from "../../content/featured.ts";
import { healingCourse } from "../../content/healing-course.ts";
import { home } from "../../content/home.ts";
import { kindWords } from "../../content/kind-words.ts";
import { letters } from "../../content/letters.ts";
import { numbingCream } from "../../content/numbing-cream.ts";
import { pagePictures } from "../../content/page-pictures.ts";
import { paintings } from "../../content/paintings.ts";
import { policy } from "../../content/policy.ts";
import { portfolioCategories } from "../../content/portfolio-categories.ts";
import { portfolioLanding } from "../../content/portfolio-landing.ts";
import { quickAnswers } from "../../content/quick-answers.ts";
import { search } from "../../content/search.ts";
import { sleeves } from "../../content/sleeves.ts";
import { studio } from "../../content/studio.ts";
import { tattoosPortfolio } from "../../content/tattoos.ts";
import { root } from "../root.server.ts";
import type { Documents } from "./documents.ts";

const folder = join(root, "content");

/** @throws when an article's text or the picture manifest is missing */
export function readBuiltIn(): Documents {
	const readText = (path: string) => readFileSync(join(folder, path), "utf8");
	return {
		studio,
		home,
		about,
		tattoos: tattoosPortfolio,
		drawings: drawingsPortfolio,
		digital: digitalPortfolio,
		paintings,
		"portfolio-categories": portfolioCategories,
		"portfolio-landing": portfolioLanding,
		featured,
		sleeves,
		"bird-and-floral": birdAndFloral,
		"bats-and-pumpkin": batsAndPumpkin,
		articles: {
			articles: articles.map((article) => ({
				...article,
				// As the form sends it back.
				text: readText(`articles/${article.name}.md`).trim(),
			})),
			categoryOrder,
		},
		blog,
		consultation,
		letters,
		contact,
		policy,
		"quick-answers": quickAnswers,
		aftercare,
		"aftercare-guides": aftercareGuides,
		"healing-course": healingCourse,
		"numbing-cream": numbingCream,
		credits,
		search,
		"page-pictures": pagePictures,
		books,
		"kind-words": kindWords,
		pictures: JSON.parse(readText("pictures/manifest.json")),
	};
}
