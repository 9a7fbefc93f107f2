import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { DocumentRules } from "./copy-precedence.ts";
import { type OpenedDocument, useOpenedDocument } from "./document-registry.ts";
import { closeOthers, findOpen, keepOpen } from "./page-documents.ts";

/** @param rules must be stable */
export function useStoredDocument<Body>(rules: DocumentRules<Body>) {
	const { keys, label, builtIn, listIds } = rules;
	const { pathname } = useLocation();
	const stored = useMemo(() => findOpen(rules, pathname), [rules, pathname]);
	// Before the subscription, which clears keys once per opening.
	useEffect(() => keepOpen(rules, pathname, stored), [rules, pathname, stored]);
	const {
		body,
		source,
		unsaved,
		unstored = false,
	} = useSyncExternalStore(stored.subscribe, stored.get);

	// On another page the address has changed; on a filter of the same page it has not. A quick Back would
	// have restored it before an ordinary effect runs.
	useLayoutEffect(() => () => closeOthers(location.pathname), []);

	const opened: OpenedDocument = useMemo(
		() => ({
			file: keys.file,
			label,
			source,
			fleeting: source === "local" && (keys.cleared?.includes(keys.local) ?? false),
			unstored,
			body,
			builtIn,
			ids: listIds(body),
			keys: [keys.local, keys.permanent].filter((key) => key !== undefined),
			savePermanently: stored.savePermanently,
			reset: stored.reset,
			unsaved: unsaved ? { show: stored.showUnsaved, discard: stored.discardUnsaved } : undefined,
		}),
		[stored, keys, label, builtIn, listIds, body, source, unsaved, unstored],
	);
	useOpenedDocument(opened);

	return { body, source, edit: stored.change };
}
