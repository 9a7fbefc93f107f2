import type { DocumentKeys } from "../documents/copy-precedence.ts";

/** Where this browser keeps its copy of the bird and floral project. */
export const projectKeys = {
	file: "bird-and-floral",
	local: "bird-and-floral-data",
} satisfies DocumentKeys;
