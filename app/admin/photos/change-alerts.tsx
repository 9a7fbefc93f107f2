import { Alert } from "../../ui/alert.tsx";

export function RefusedChange() {
	return (
		<Alert tone="error" title="Nothing was changed" announced>
			<p>This list was changed in another tab or on another device. Here’s how it looks now.</p>
		</Alert>
	);
}

export function DeletedAlert({ what }: { what: "piece" | "project" }) {
	return (
		<Alert title="Deleted" announced>
			<p>The {what} is gone for good, along with any photos used nowhere else.</p>
		</Alert>
	);
}
