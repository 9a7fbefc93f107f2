import { Alert } from "../../ui/alert.tsx";

/** @param now what the appointment has become since the page was opened */
export function ChangedAppointment({ now }: { now: string }) {
	return (
		<Alert tone="error" title="Not changed" announced>
			<p>
				This appointment has changed since you opened this page. It’s now {now}. If you still want
				your change, make it again.
			</p>
		</Alert>
	);
}
