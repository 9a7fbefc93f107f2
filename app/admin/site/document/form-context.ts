import { createContext, useContext } from "react";
import type { Problems } from "../../../publishing/check-document.ts";

export interface Named {
	title: string;
	/** Address of a small file. */
	thumb: string | undefined;
}

interface FormParts {
	/** Of the document. */
	document: string;
	problems: Problems;
	/** Thumbnail URLs by picture name. */
	thumbs: Record<string, string>;
	/** Titles by picture name. */
	titles: Record<string, string>;
	/** Values by placeholder. */
	placeholders: Record<string, string>;
	/** Titles and pictures of what fields refer to by name, such as `tattoos/12`. */
	named: Record<string, Named>;
	/** Name of the item that was added or moved last, or of the field that a link leads to. */
	at: string | null;
	/** Names of open items, which stay open when a draft is saved. */
	opened: Set<string>;
}

/** All fields stand in `DocumentFields`, which provides it. */
export const FormContext = createContext({} as FormParts);

export function useForm(): FormParts {
	return useContext(FormContext);
}
