import { useEffect } from "react";
import { tellAddress, tellTitle } from "../../ui/page/document-title.ts";

export function useShownName(title?: string, path?: string): void {
	useEffect(() => (title ? tellTitle(title) : undefined), [title]);
	useEffect(() => (path ? tellAddress(path) : undefined), [path]);
}
