import { editableDocuments, isEditable } from "../../../editing/documents/editable-documents.ts";
import { listPendingChanges } from "../../../editing/documents/pending-changes.ts";

/** What developer mode keeps in this browser. */
export function findEdits() {
	const changes = listPendingChanges();
	const labels = changes.map(({ filename }) =>
		isEditable(filename) ? editableDocuments[filename].label : filename,
	);
	return { changes, labels };
}
