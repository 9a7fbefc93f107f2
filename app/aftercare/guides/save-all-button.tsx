import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { addToast } from "../../ui/toast/toast-store.ts";
import { type Sheet, saveGuides } from "./save-guides.ts";

interface SaveAllButtonProps {
	guides: Sheet[];
	className?: string;
}

export function SaveAllButton({ guides, className }: SaveAllButtonProps) {
	const [busy, setBusy] = useState(false);

	async function save() {
		setBusy(true);
		const missing = await saveGuides(guides);
		setBusy(false);
		if (missing === null) {
			addToast({
				tone: "success",
				title: "Aftercare Guide Saved",
				text: `${guides.length} sheets are in your downloads.`,
			});
			return;
		}
		addToast({
			tone: "error",
			title: "Download Failed",
			text: `The sheet “${missing}” could not be loaded, so nothing was saved. Please check your connection.`,
			action: { label: "Retry", run: save },
		});
	}

	return (
		<Button
			kind="solid"
			className={className}
			busy={busy ? "Downloading..." : undefined}
			onClick={save}
			data-late=""
		>
			Download Complete Aftercare Guide
		</Button>
	);
}
