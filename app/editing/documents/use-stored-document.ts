import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useShowsDrafts } from "../../publishing/frame-studio.ts";
import type { DocumentRules } from "./copy-precedence.ts";
import { type RegisteredDocument, useRegisterDocument } from "./document-registry.ts";
import { closeOthers, findOpen, keepOpen } from "./page-documents.ts";
import type { ShownCopy } from "./shown-copy.ts";
import { openUnsavedEdits } from "./unsaved-edits.ts";

type Copy<Body> = Partial<ShownCopy<Body>> & { body: Body };

/**
 * Developer mode's copy of a document; beside the artist's drafts, the edits that are not among them yet.
 *
 * @param rules must be stable
 */
export function useStoredDocument<Body>(rules: DocumentRules<Body>) {
	const { keys, label, listIds } = rules;
	const { pathname } = useLocation();
	const showsDrafts = useShowsDrafts();
	const stored = useMemo(
		() => (showsDrafts ? null : findOpen(rules, pathname)),
		[showsDrafts, rules, pathname],
	);
	const shown = useMemo(() => stored ?? openUnsavedEdits(rules), [stored, rules]);
	// Before the subscription, which clears keys once per opening.
	useEffect(() => {
		if (stored) keepOpen(rules, pathname, stored);
	}, [rules, pathname, stored]);
	const copy = useSyncExternalStore<Copy<Body>>(shown.subscribe, shown.get);
	const { body, source = "local", unsaved, unstored = false } = copy;

	// On another page the address has changed; on a filter of the same page it has not. A quick Back would
	// have restored it before an ordinary effect runs.
	useLayoutEffect(() => () => closeOthers(location.pathname), []);

	const opened: RegisteredDocument | null = useMemo(
		() =>
			stored && {
				file: keys.file,
				label,
				source,
				fleeting: source === "local" && (keys.cleared?.includes(keys.local) ?? false),
				unstored,
				body,
				ids: listIds(body),
				keys: [keys.local, keys.permanent].filter((key) => key !== undefined),
				savePermanently: stored.savePermanently,
				reset: stored.reset,
				unsaved: unsaved ? { show: stored.showUnsaved, discard: stored.discardUnsaved } : undefined,
			},
		[stored, keys, label, listIds, body, source, unsaved, unstored],
	);
	useRegisterDocument(opened);

	return { body, edit: shown.change };
}
