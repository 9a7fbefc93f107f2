import { Alert } from "../../../ui/alert.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import choices from "../../frame/alert-choice.module.css";
import { ChangeList } from "../changes/change-list.tsx";
import type { ToldChange } from "../changes/tell-changes.server.ts";

interface ConflictProps {
	/** Version of the draft that is there now; empty if there is none. */
	over: string;
	hasDraft: boolean;
	/** From the other version to what was typed. */
	changes: ToldChange[];
	/** Address of the form with the other version. */
	other: string;
}

export function Conflict({ over, hasDraft, changes, other }: ConflictProps) {
	return (
		<Alert tone="error" title="Changed in another tab or on another device" announced>
			<p>
				{hasDraft
					? "Another draft was saved after you opened this page."
					: "The draft was published or discarded after you opened this page."}{" "}
				Yours is below and not saved yet. What yours would change:
			</p>
			<ChangeList changes={changes} />
			<div className={choices.choice}>
				<Button type="submit" name="_over" value={over} kind="outline">
					Save Mine
				</Button>
				<a className={buttonClass("quiet")} href={other}>
					Use the Other Version
				</a>
			</div>
		</Alert>
	);
}

/** Something else was published since the draft was begun. */
export function Outdated({ changes }: { changes: ToldChange[] }) {
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
