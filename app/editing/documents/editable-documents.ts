import { portfolioCategoriesSchema, portfolioSchema } from "../../publishing/schemas/portfolio.ts";
import { birdAndFloralSchema } from "../../publishing/schemas/sleeves.ts";
import { categoryKeys } from "../portfolio/category-keys.ts";
import { listKeys } from "../portfolio/list-keys.ts";
import { projectKeys } from "../sleeves/project-keys.ts";

const { pieces } = portfolioSchema.entries;

/** Documents that can be edited in place: label, storage keys and stored schema. */
export const editableDocuments = {
	tattoos: { label: "Tattoos", keys: listKeys.tattoos, schema: pieces },
	drawings: { label: "Drawings", keys: listKeys.drawings, schema: pieces },
	digital: { label: "Digital art", keys: listKeys.digital, schema: pieces },
	paintings: { label: "Paintings", keys: listKeys.paintings, schema: pieces },
	"portfolio-categories": {
		label: "Categories",
		keys: categoryKeys,
		schema: portfolioCategoriesSchema,
	},
	"bird-and-floral": {
		label: "Bird and floral",
		keys: projectKeys,
		schema: birdAndFloralSchema,
	},
};

export type EditableName = keyof typeof editableDocuments;

export function isEditable(name: string): name is EditableName {
	return Object.hasOwn(editableDocuments, name);
}
