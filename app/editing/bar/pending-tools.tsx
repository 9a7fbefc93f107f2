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
				{/* One button for both, so that it keeps the focus. */}
				<ToolButton unavailable={false} onClick={canUndo ? undo : clear}>
					{canUndo ? "Undo clearing" : "Clear pending"}
				</ToolButton>
			</div>
		</div>
	);
}

/** @param spoilt number of unreadable records */
function describePending(pending: PendingChange[], spoilt: number): string {
	const held = countHeldChanges();
	const rest = [
		held > 0 ? `, ${held} not stored` : "",
		spoilt > 0 ? `, ${spoilt} unreadable` : "",
	].join("");
	if (pending.length === 0) return `no changes${rest}`;
	const count = pending.length === 1 ? "1 change" : `${pending.length} changes`;
	return `${count}: ${describeFiles(pending)}${rest}`;
}

/** As many names as fit; debug info lists all. */
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
