import { useEffect, useRef } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ChangeList } from "../site/changes/change-list.tsx";
import type { ToldChange } from "../site/changes/tell-changes.server.ts";
import styles from "./alert-choice.module.css";

interface ConflictProps {
	/** What became of the version that the form began with. */
	said: string;
	/** Name and value with which the form is sent to replace the other version. */
	field: { name: string; value: string };
	/** From the other version to what was typed. */
	changes: ToldChange[];
	/** Address of the form with the other version. */
	other: string;
}

export const changedElsewhere = "A different version was saved after you opened this page.";

/** Stands first in the form, which keeps what was refused. */
export function Conflict({ said, field, changes, other }: ConflictProps) {
	const choice = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: shows each further conflict
	useEffect(() => void choice.current?.closest("[role=alert]")?.scrollIntoView(), [changes]);
	return (
		<Alert tone="error" title="Changed in another tab or on another device" announced>
			<p>{said} Yours isn’t saved yet. What yours would change:</p>
			<ChangeList changes={changes} />
			<div ref={choice} className={styles.choice}>
				{/* What Enter in a field presses: it does not choose. */}
				<button className="unseen" type="submit" tabIndex={-1}>
					Save
				</button>
				<Button type="submit" {...field} kind="outline">
					Save Mine
				</Button>
				<a className={buttonClass("quiet")} href={other}>
					Use the Other Version
				</a>
			</div>
		</Alert>
	);
}
