import { Alert } from "../../ui/alert.tsx";

export function RefusedChange() {
	return (
		<Alert tone="error" title="Nothing was changed" announced>
			<p>They were changed in another tab or on another device. This is how they stand now.</p>
		</Alert>
	);
}

export function DeletedAlert({ what }: { what: "piece" | "project" }) {
	return (
		<Alert title="Deleted" announced>
			<p>The {what} is gone for good, with the photos that nothing else shows.</p>
		</Alert>
	);
}
