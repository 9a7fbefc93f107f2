import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ToolButton } from "../bar/tool-button.tsx";
import { editableDocuments } from "../documents/editable-documents.ts";
import { sayBriefly, sayImported, sayNotImported, sayNotStored } from "../toasts.ts";
import { importChanges, listNewChanges, listReplaced } from "./import-changes.ts";
import type { ImportedChange } from "./read-export.ts";
import { readFile } from "./read-file.ts";
import { ReplaceDialog } from "./replace-dialog.tsx";

/** Imports an exported file; asks first if it would replace edits in this browser. */
export function ImportTool() {
	const picker = useRef<HTMLInputElement>(null);
	const [busy, setBusy] = useState(false);
	const [asking, setAsking] = useState<ImportedChange[]>([]);

	async function importFile(file: File) {
		setBusy(true);
		const reading = await readFile(file).finally(() => setBusy(false));
		if ("refusal" in reading) return sayNotImported(reading.refusal);
		const news = listNewChanges(reading.changes);
		if (news.length === 0) return sayBriefly("Nothing new in this file");
		if (listReplaced(news).length === 0) return finish(news);
		// On a phone the tools cover the page and would keep the focus.
		picker.current?.closest<HTMLElement>("[popover]")?.hidePopover();
		setAsking(news);
	}

	function finish(news: ImportedChange[]) {
		setAsking([]);
		const undo = importChanges(news);
		if (!undo)
			return sayNotStored(
				"The changes in the file",
				"Nothing was changed. Make room, then try again.",
			);
		sayImported(
			news.map(({ filename }) => editableDocuments[filename].label),
			() => (undo() ? sayBriefly("Import undone") : sayNotStored("What was here before")),
		);
	}

	return (
		<>
			<ToolButton unavailable={busy} onClick={() => picker.current?.click()}>
				Import
			</ToolButton>
			<input
				ref={picker}
				type="file"
				accept=".json,application/json"
				hidden
				aria-label="Exported changes"
				onChange={({ currentTarget }) => {
					const [file] = currentTarget.files ?? [];
					// The same file can be chosen again.
					currentTarget.value = "";
					if (file) void importFile(file);
				}}
			/>
			{createPortal(
				<ReplaceDialog
					labels={listReplaced(asking)}
					open={asking.length > 0}
					onReplace={() => finish(asking)}
					onClose={() => setAsking([])}
				/>,
				document.body,
			)}
		</>
	);
}
