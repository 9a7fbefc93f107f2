/** Portfolios that are lists of pieces. */
export const listNames = ["tattoos", "drawings", "digital", "paintings"] as const;

export type ListName = (typeof listNames)[number];

export function isListName(name: string): name is ListName {
	return listNames.some((one) => one === name);
}
