import { useEffect, useRef } from "react";
import { quietFields } from "../set-aside.ts";
import styles from "./quiet-fields.module.css";

interface Props {
	/** When the server made the page, in milliseconds since 1970; none in the dialog. */
	openedAt?: number | undefined;
}

/** What no person fills in, and when the form was opened: a machine is told by both. */
export function QuietFields({ openedAt }: Props) {
	const opened = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (!opened.current) return;
		// By the device's own clock from here on, since it is the one that says when the form is sent.
		const here = Date.now() - (openedAt === undefined ? 0 : Math.round(performance.now()));
		// A form that came back was open before this page was, and nobody who mends it is hasty.
		opened.current.value = String(Math.min(here, openedAt ?? here));
	}, [openedAt]);
	return (
		<div className={styles.quiet} aria-hidden="true">
			<label>
				Leave this empty
				<input name={quietFields.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
			</label>
			<input ref={opened} type="hidden" name={quietFields.opened} defaultValue={openedAt} />
		</div>
	);
}

/** What goes along with a request beside its fields. */
export function readQuietFields(form: HTMLFormElement): Record<string, unknown> {
	const data = new FormData(form);
	return {
		[quietFields.trap]: data.get(quietFields.trap),
		[quietFields.opened]: data.get(quietFields.opened),
		[quietFields.sent]: Date.now(),
	};
}
