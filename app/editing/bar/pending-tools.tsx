import { useState } from "react";
import { saveFile } from "../../ui/save-file.ts";
import {
	clearPendingChanges,
	countHeldChanges,
	countPendingRecords,
	type PendingChange,
} from "../documents/pending-changes.ts";
import { ImportTool } from "../importing/import-tool.tsx";
import { shorten } from "../shorten.ts";
import { sayBriefly } from "../toasts.ts";
import styles from "./developer-bar.module.css";
import { ToolButton } from "./tool-button.tsx";

/** What was saved here and is not on the site yet: how much, of which documents, and the way out. */
export function PendingTools({ pending }: { pending: PendingChange[] }) {
	const [undo, setUndo] = useState<(() => void) | null>(null);
	const records = countPendingRecords();
	const canUndo = records === 0 && undo !== null;

	function clear() {
		const undoClearing = clearPendingChanges();
		if (records > 0) setUndo(() => undoClearing);
		sayBriefly("Pending changes cleared");
	}

	return (
		<div className={styles.group}>
			<p className={styles.state}>
				<strong>Pending</strong> {describePending(pending, records - pending.length)}
			</p>
			<div className={styles.actions}>
				<ToolButton unavailable={pending.length === 0} onClick={() => exportChanges(pending)}>
					Export
				</ToolButton>
				<ImportTool />
				{/* One button, so that the focus stays on it. */}
				<ToolButton unavailable={false} onClick={canUndo ? undo : clear}>
					{canUndo ? "Undo clearing" : "Clear pending"}
				</ToolButton>
			</div>
		</div>
	);
}

/** @param spoilt how many are stored that cannot be read */
function describePending(pending: PendingChange[], spoilt: number): string {
	const held = countHeldChanges();
	const rest = [
		held > 0 ? `, ${held} not stored` : "",
		spoilt > 0 ? `, ${spoilt} spoilt` : "",
	].join("");
	if (pending.length === 0) return `no changes${rest}`;
	const count = pending.length === 1 ? "1 change" : `${pending.length} changes`;
	return `${count}: ${describeFiles(pending)}${rest}`;
}

/** As many names as the bar has room for; debug info has them all. */
function describeFiles(pending: PendingChange[]): string {
	const most = pending.length > 3 ? 2 : 3;
	const names = pending.slice(0, most).map(({ filename }) => shorten(filename, 24));
	const more = pending.length - names.length;
	return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function exportChanges(pending: PendingChange[]): void {
	const text = JSON.stringify(pending, null, "\t");
	saveFile(new Blob([text], { type: "application/json" }), "dev-mode-changes.json");
}
