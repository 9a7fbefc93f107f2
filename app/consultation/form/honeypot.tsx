import { useEffect, useRef } from "react";
import { honeypotFields } from "../../requests/spam-rules.ts";

interface Props {
	since: "before" | "document" | "now";
}

export function Honeypot({ since }: Props) {
	const opened = useRef<HTMLInputElement>(null);
	useEffect(() => {
		// Unknown for a form that came back: a corrected form may be sent quickly.
		if (!opened.current || since === "before") return;
		const age = since === "document" ? Math.round(performance.now()) : 0;
		opened.current.value = String(Date.now() - age);
	}, [since]);
	return (
		// Out of sight but not `hidden`, which bots look for.
		<div className="unseen" aria-hidden="true">
			<label>
				Leave this empty
				<input name={honeypotFields.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
			</label>
			<input ref={opened} type="hidden" name={honeypotFields.opened} />
		</div>
	);
}

export function readHoneypot(form: HTMLFormElement): Record<string, unknown> {
	const data = new FormData(form);
	return {
		[honeypotFields.trap]: data.get(honeypotFields.trap),
		[honeypotFields.opened]: data.get(honeypotFields.opened),
		[honeypotFields.sent]: Date.now(),
	};
}
