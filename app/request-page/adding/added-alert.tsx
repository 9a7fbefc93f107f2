import { Alert } from "../../ui/alert.tsx";
import type { Added } from "./failed-send.ts";

export function AddedAlert({ added, isAdded }: { added: Added | undefined; isAdded: boolean }) {
	if (!added) {
		return (
			isAdded && (
				<Alert title="It arrived" announced>
					<p>I have what you added, and I’ll read it with your request.</p>
				</Alert>
			)
		);
	}
	const { isStored, isLost, problems } = added;
	if (problems.length === 0) return null;
	return (
		<Alert tone="error" title={chooseTitle(isStored, isLost)} announced>
			{problems.map((problem) => (
				<p key={problem}>{problem}</p>
			))}
			{isStored && <p>The rest arrived.</p>}
		</Alert>
	);
}

function chooseTitle(isStored: boolean, isLost = false): string {
	if (isLost) return "The connection was lost";
	return isStored ? "Not everything could be added" : "Nothing was added";
}
