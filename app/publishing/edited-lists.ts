/** Portfolios whose pieces are made from photos. */
export const editedLists = ["tattoos", "drawings", "digital", "paintings"] as const;

export type EditedList = (typeof editedLists)[number];

export function isEditedList(name: string): name is EditedList {
	return editedLists.some((one) => one === name);
}
