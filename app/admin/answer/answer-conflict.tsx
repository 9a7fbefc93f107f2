import { useEffect, useRef } from "react";
import { href, Link } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ChangeList } from "../site/changes/change-list.tsx";
import type { ToldChange } from "../site/changes/tell-changes.server.ts";
import styles from "./answer.module.css";
import { forgetTyped } from "./use-typed-answer.ts";

interface Props {
	requestId: string;
	/** Revision of the other version; "" if it was sent or discarded. */
	other: string;
	/** From the other version to the one in the form. */
	changes: ToldChange[];
	/** Id of the form, which holds the version of this page. */
	form: string;
}

export function AnswerConflict({ requestId: id, other, changes, form }: Props) {
	const choice = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: shows each further conflict
	useEffect(() => choice.current?.closest("[role=alert]")?.scrollIntoView(), [changes]);
	return (
		<Alert
			tone="error"
			title={`${other ? "Changed" : "Sent or discarded"} in another tab or on another device`}
			announced
		>
			{other ? (
				<>
					<p>
						A different version was saved after you opened this page, and yours isn’t saved yet.
						What yours would change:
					</p>
					<ChangeList changes={changes} />
				</>
			) : (
				<p>
					The letter that you began with is not here anymore, and yours isn’t saved yet. Anything
					sent is in{" "}
					<Link to={`${href("/admin/requests/:id", { id })}#history`}>the request’s history</Link>.
				</p>
			)}
			<div ref={choice} className={styles.choice}>
				<input type="hidden" name="other" value={other} form={form} />
				<Button type="submit" name="intent" value="mine" form={form} kind="outline">
					{other ? "Save Mine" : "Keep Mine as a New Letter"}
				</Button>
				<a
					className={buttonClass("quiet")}
					href={href("/admin/requests/:id/answer", { id })}
					onClick={() => forgetTyped(id)}
				>
					{other ? "Use the Other Version" : "Drop Mine"}
				</a>
			</div>
		</Alert>
	);
}
