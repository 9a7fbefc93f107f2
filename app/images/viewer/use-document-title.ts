import { useEffect } from "react";
import { tellAddress, tellTitle } from "../../ui/page/document-title.ts";

/** The document is called so, and has this path as its address, while there is something to call it by. */
export function useShownName(title?: string, path?: string): void {
	useEffect(() => (title ? tellTitle(title) : undefined), [title]);
	useEffect(() => (path ? tellAddress(path) : undefined), [path]);
}
