import { Alert } from "../../ui/alert.tsx";
import { type Added, nameOutcome } from "./send-addition.ts";

export function AddedAlert({ added }: { added: Added }) {
	const { isStored, problems } = added;
	if (problems.length === 0) {
		return (
			isStored && (
				<Alert title="It arrived" announced>
					<p>I have what you added, and I’ll read it with your request.</p>
				</Alert>
			)
		);
	}
	return (
		<Alert tone="error" title={nameOutcome(added)} announced>
			{problems.map((problem) => (
				<p key={problem}>{problem}</p>
			))}
			{isStored && <p>The rest arrived.</p>}
		</Alert>
	);
}
