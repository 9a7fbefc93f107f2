import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Conflict, changedElsewhere } from "../../frame/conflict.tsx";
import { showSaved } from "../../frame/show-saved.ts";
import type { OwnConflict } from "./own-fields.server.ts";

/** Shared by the forms about the photo itself. */
export interface OwnState {
	/** As it is stored. */
	stored: string;
	/** Open until the artist chooses. */
	conflict: OwnConflict | undefined;
	/** Another form was sent, and refused because of this one. */
	isBeside: boolean;
	/** Address of the page without the conflict. */
	address: string;
	/** The artist has taken the other version. */
	onTaken(): void;
}

interface OwnFormProps {
	/** Name of its field. */
	name: string;
	intent: string;
	state: OwnState;
	label?: string;
	className: string | undefined;
	/** @param busy what its button says while it is saved */
	children: (shown: string, busy: string | undefined) => ReactNode;
}

interface Began {
	was: string;
	/** The field's default value. */
	shown: string;
	/** Changes when the artist takes the other version. */
	key: number;
	/** The latest submission. */
	sent?: FormData | undefined;
	/** The submission that saved `was`. */
	saved?: FormData | undefined;
}

/**
 * Keeps the version it began with until its own save succeeds, so typed words stay and another device's save is
 * replaced only by choice.
 */
export function OwnForm({ name, intent, state, label, className, children }: OwnFormProps) {
	const { stored, conflict, isBeside, address, onTaken } = state;
	const { formData } = useNavigation();
	const sending = formData?.get("intent") === intent ? formData : undefined;
	const form = useRef<HTMLFormElement>(null);
	const [began, setBegan] = useState<Began>({
		was: conflict?.was ?? stored,
		shown: conflict?.typed ?? stored,
		key: 0,
	});
	const { was, shown, key, saved } = began;
	// A second submission replaces `sending` before the first is answered.
	const sent = sending ?? began.sent;
	const isSaved = sent !== saved && String(sent?.get(name)).trim() === stored;
	if (isSaved) setBegan({ ...began, was: stored, shown: stored, sent, saved: sent });
	else if (sent !== began.sent) setBegan({ ...began, sent });
	// Words typed before a sign-in began with an older version than the page after it.
	else if (conflict && was !== conflict.was) setBegan({ ...began, was: conflict.was });
	useLayoutEffect(() => {
		if (form.current && saved) showSaved(form.current, saved);
	}, [saved]);
	useLayoutEffect(() => {
		if (key === 0) return;
		form.current?.querySelector<HTMLElement>(`[name="${name}"]:is(textarea, :checked)`)?.focus();
	}, [key, name]);
	const takeOther = (over: string) => {
		setBegan({ was: over, shown: over, key: key + 1 });
		onTaken();
	};
	return (
		<Form method="post" ref={form} className={className} aria-label={label} data-own={name}>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="was" value={was} />
			{conflict && (
				<Conflict
					said={
						isBeside
							? `${changedElsewhere} Choose one, then send the piece again: it isn’t saved either.`
							: changedElsewhere
					}
					field={{ name: "over", value: conflict.over }}
					changes={conflict.changes}
					other={address}
					onOther={() => takeOther(conflict.over)}
				/>
			)}
			<Fragment key={key}>{children(shown, sending && "Saving...")}</Fragment>
		</Form>
	);
}
