import { checkDocument, type Problems } from "../../../../publishing/check-document.ts";
import type { Sleeve } from "../../../../publishing/schemas/sleeves.ts";
import { shapeOf } from "../../../../publishing/shape.ts";
import { findShape } from "../../../site/document/change-list.ts";
import { readBody } from "../../../site/document/read-form.ts";

/** Fields of the form are named as those of the first project. */
const part = "projects.0";

/** Unchecked: as typed. */
export function readSleeve(form: URLSearchParams): Sleeve {
	const shape = findShape(shapeOf("sleeves"), ["projects", "0"]);
	if (!shape) throw new Error("The document of sleeves has no projects");
	const typed = readBody(shape, form, part) as Sleeve;
	const text = (form.get("text") ?? "").replaceAll("\r\n", "\n").split(/\n\s*\n/);
	return {
		...typed,
		text: text.map((paragraph) => paragraph.trim()).filter(Boolean),
		pictures: typed.pictures.map((picture) => ({ ...picture, alt: picture.alt || picture.title })),
	};
}

/** By field. */
export function findSleeveProblems(sleeve: Sleeve): Problems {
	const checked = checkDocument("sleeves", { more: "-", projects: [sleeve] });
	return "problems" in checked ? checked.problems : {};
}

/** Without problems of pictures that have no words yet: those are missing, not wrong. */
export function findTypedProblems(sleeve: Sleeve): Problems {
	const isEmpty = ({ title, description, alt }: Sleeve["pictures"][number]) =>
		!title && !description && !alt;
	const names = sleeve.pictures.flatMap((picture, index) =>
		isEmpty(picture) ? [`${part}.pictures.${index}.`] : [],
	);
	const problems = Object.entries(findSleeveProblems(sleeve));
	return Object.fromEntries(
		problems.filter(([field]) => !names.some((name) => field.startsWith(name))),
	);
}
