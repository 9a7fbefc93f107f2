import { href } from "react-router";

/** In developer mode's tools. */
export const editablePages = [
	{ label: "Tattoos", path: href("/artwork/tattoos") },
	{ label: "Drawings", path: href("/artwork/drawings") },
	{ label: "Digital", path: href("/artwork/digital") },
	{ label: "Categories", path: href("/artwork/categories") },
	{ label: "Bird and floral", path: href("/bird-and-floral") },
	{ label: "Blog", path: href("/blog") },
];
const editable = [href("/artwork"), ...editablePages.map(({ path }) => path)];

export function isEditablePage(pathname: string): boolean {
	return editable.includes(pathname);
}
