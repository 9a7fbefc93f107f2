import { useState } from "react";
import { useNavigation } from "react-router";
import { useStudio } from "../../publishing/frame-studio.ts";
import bar from "./saving-bar.module.css";
import { useTimeZone } from "./use-time-zone.ts";

interface SavedNoteProps {
	/** Of the draft; another one was saved in this form. */
	version: string;
	savedAt: string | undefined;
	isRefused: boolean;
}

/** Says beside the button what became of the draft: the page's own words about it may be far above. */
export function SavedNote({ version, savedAt, isRefused }: SavedNoteProps) {
	const [opened] = useState(version);
	const { locale } = useStudio();
	const style = { timeStyle: "short", timeZone: useTimeZone() } as const;
	const isBusy = useNavigation().state !== "idle";
	const isSaved = savedAt && version !== opened;
	return (
		<p className={bar.note} role="status">
			{!isBusy && isRefused && "Not saved"}
			{!isBusy &&
				!isRefused &&
				isSaved &&
				`Saved ${new Date(savedAt).toLocaleTimeString(locale, style)}`}
		</p>
	);
}
