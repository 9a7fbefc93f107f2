import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { showSaved } from "./show-saved.ts";
import { WaitingFields } from "./waiting-fields.tsx";

interface DraftFieldsProps {
	/** Changes with what the fields show. */
	version: string;
	/** For pages with several forms: whether this submission saves these fields. */
	isSave?: (sent: FormData) => boolean;
	className?: string | undefined;
	children: ReactNode;
}

/**
 * They stay while they are saved, so that the artist goes on typing, and are replaced when their version changed in
 * any other way. What renumbers or leaves them makes them wait for its answer.
 */
export function DraftFields({ version, isSave, className, children }: DraftFieldsProps) {
	const { formData, formMethod } = useNavigation();
	const sending = formMethod === "POST" ? formData : undefined;
	const place = useRef<HTMLDivElement>(null);
	const [shown, setShown] = useState<Shown>({ version, key: 0 });
	if (shown.version !== version || shown.sending !== sending) {
		const isSame = shown.version === version;
		const isSaved = !isSame && shown.sending && (isSave ?? isDraftSave)(shown.sending);
		const saved = isSaved ? shown.sending : undefined;
		const key = isSame || saved ? shown.key : shown.key + 1;
		setShown({ version, key, sending, saved });
	}
	const { key, saved } = shown;
	useLayoutEffect(() => {
		const form = place.current?.closest("form");
		if (form && saved) showSaved(form, saved);
	}, [saved]);
	const waits = !isSave && sending !== undefined && !isDraftSave(sending);
	return (
		<WaitingFields key={key} ref={place} waits={waits} className={className}>
			{children}
		</WaitingFields>
	);
}

interface Shown {
	version: string;
	key: number;
	/** The submission under way. */
	sending?: FormData | undefined;
	/** The submission that saved this version. */
	saved?: FormData | undefined;
}

function isDraftSave(sent: FormData): boolean {
	return sent.get("_act") === "save";
}
