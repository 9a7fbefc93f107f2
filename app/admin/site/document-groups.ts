import type { DocumentName } from "../../publishing/documents.ts";
import { listNames } from "../../publishing/list-names.ts";

/** Edited in other rooms. */
type MadeElsewhere = "books" | "kind-words" | "pictures";
type EditedName = Exclude<DocumentName, MadeElsewhere>;

interface Group {
	title: string;
	names: EditedName[];
}

export const documentGroups: Group[] = [
	{ title: "Studio facts", names: ["studio"] },
	{
		title: "Pages",
		names: ["home", "about", "contact", "quick-answers", "policy", "consultation", "credits"],
	},
	{
		title: "Portfolios",
		names: [
			...listNames,
			...(["portfolio-landing", "portfolio-categories", "featured"] as const),
			...(["sleeves", "bird-and-floral", "bats-and-pumpkin"] as const),
		],
	},
	{ title: "Blog", names: ["articles", "blog"] },
	{
		title: "Aftercare",
		names: ["aftercare", "aftercare-guides", "healing-course", "numbing-cream"],
	},
	{ title: "Letters, pictures and search", names: ["letters", "page-pictures", "search"] },
];

export const editedNames: DocumentName[] = documentGroups.flatMap(({ names }) => names);
