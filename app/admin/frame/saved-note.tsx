import { useState } from "react";
import { useNavigation } from "react-router";
import { useStudio } from "../../publishing/frame-studio.ts";
import bar from "./saving-bar.module.css";
import { useTimeZone } from "./use-time-zone.ts";

interface SavedNoteProps {
	/** Another one whenever this form was saved. */
	version: unknown;
	/** Of the document, which other forms may save as well. */
	savedAt: string | undefined;
	isRefused: boolean;
}

/** Beside the button, because the page's own message may be far above. */
export function SavedNote({ version, savedAt, isRefused }: SavedNoteProps) {
	const [saved, setSaved] = useState<{ version: unknown; at?: string | undefined }>({ version });
	if (saved.version !== version) setSaved({ version, at: savedAt });
	const { locale } = useStudio();
	const style = { timeStyle: "short", timeZone: useTimeZone() } as const;
	const isBusy = useNavigation().state !== "idle";
	return (
		<p className={bar.note} role="status">
			{!isBusy && isRefused && "Not saved"}
			{!isBusy &&
				!isRefused &&
				saved.at &&
				`Saved ${new Date(saved.at).toLocaleTimeString(locale, style)}`}
		</p>
	);
}
