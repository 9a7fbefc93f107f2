import { useEffect } from "react";
import { setCanonicalUrl, setDocumentTitle } from "../../ui/page/document-title.ts";

export function useDocumentTitle(title?: string, path?: string): void {
	useEffect(() => (title ? setDocumentTitle(title) : undefined), [title]);
	useEffect(() => (path ? setCanonicalUrl(path) : undefined), [path]);
}
