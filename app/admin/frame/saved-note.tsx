import { useState } from "react";
import { useNavigation } from "react-router";
import { useStudio } from "../../publishing/frame-studio.ts";
import bar from "./saving-bar.module.css";
import { useTimeZone } from "./use-time-zone.ts";

interface SavedNoteProps {
	/** Version of the draft; changes when this form saves it. */
	version: string;
	savedAt: string | undefined;
	isRefused: boolean;
}

/** Beside the button, because the page's own message may be far above. */
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
