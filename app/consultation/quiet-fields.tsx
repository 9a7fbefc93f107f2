import { useEffect, useRef } from "react";
import styles from "./quiet-fields.module.css";
import { quietFields } from "./set-aside.ts";

interface Props {
	/** When the server made the page, in milliseconds since 1970; none in the dialog. */
	openedAt?: number | undefined;
}

/** What no person fills in, and when the form was opened: a machine is told by both. */
export function QuietFields({ openedAt }: Props) {
	const opened = useRef<HTMLInputElement>(null);
	const onPage = openedAt !== undefined;
	useEffect(() => {
		// By the device's own clock from here on, since it is the one that says when the form is sent.
		if (opened.current) {
			opened.current.value = String(Date.now() - (onPage ? Math.round(performance.now()) : 0));
		}
	}, [onPage]);
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
