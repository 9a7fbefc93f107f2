import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import choices from "../../frame/alert-choice.module.css";
import { ChangeList } from "../changes/change-list.tsx";
import type { ToldChange } from "../changes/tell-changes.server.ts";

export function PublishedMeanwhile({ changes }: { changes: ToldChange[] }) {
	return (
		<Alert tone="error" title="Published in the meantime">
			<p>
				Another version was published after you started this draft. What your draft would change:
			</p>
			<ChangeList changes={changes} />
			<div className={choices.choice}>
				<Button type="submit" name="_act" value="rebase" kind="outline">
					Keep Mine
				</Button>
				<Button type="submit" name="_act" value="discard" kind="quiet">
					Use the Published One
				</Button>
			</div>
		</Alert>
	);
}
