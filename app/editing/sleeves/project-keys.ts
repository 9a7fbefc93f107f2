import type { DocumentKeys } from "../documents/copy-precedence.ts";

export const projectKeys = {
	file: "bird-and-floral",
	local: "bird-and-floral-data",
} satisfies DocumentKeys;
