import { href } from "react-router";
import type { PendingChange } from "../documents/pending-changes.ts";
import { ToolButton } from "./tool-button.tsx";

/** Sends the changes to the artist's drafts; whoever is not signed in is led to the sign-in. */
export function DeskTool({ pending }: { pending: PendingChange[] }) {
	return (
		<form method="post" action={href("/admin/site/take-over")} encType="multipart/form-data">
			<input type="hidden" name="changes" value={JSON.stringify(pending)} />
			<ToolButton type="submit" unavailable={pending.length === 0}>
				Take to the Desk
			</ToolButton>
		</form>
	);
}
