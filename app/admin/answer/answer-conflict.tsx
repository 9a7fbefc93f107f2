import { type MouseEvent, useEffect, useRef } from "react";
import { href, Link } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { sayUnreached } from "../../ui/toast/say-unreached.ts";
import choices from "../frame/alert-choice.module.css";
import { ChangeList } from "../site/changes/change-list.tsx";
import type { ToldChange } from "../site/changes/tell-changes.server.ts";
import { forgetTyped } from "./use-typed-answer.ts";

interface Props {
	requestId: string;
	/** Id of the form that keeps the refused text. */
	formId: string;
	/** The other version was sent or discarded. */
	isGone: boolean;
	/** Revision of the other version, or `nameNoDraft`. */
	other: string;
	/** From the stored version to the refused one. */
	changes: ToldChange[];
}

export function AnswerConflict({ requestId: id, formId, isGone, other, changes }: Props) {
	const choice = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: shows each further conflict
	useEffect(() => void choice.current?.closest("[role=alert]")?.scrollIntoView(), [changes]);
	const takeOther = (event: MouseEvent) => {
		if (navigator.onLine) return forgetTyped(id);
		event.preventDefault();
		sayUnreached("The other version");
	};
	return (
		<Alert
			tone="error"
			title={`${isGone ? "Sent or discarded" : "Changed"} in another tab or on another device`}
			announced
		>
			{isGone ? (
				<p>
					The letter that you began with is not here anymore, and yours isn’t saved yet. Anything
					sent is in{" "}
					<Link to={`${href("/admin/requests/:id", { id })}#history`}>the request’s history</Link>.
				</p>
			) : (
				<>
					<p>
						A different version was saved after you opened this page, and yours isn’t saved yet.
						What yours would change:
					</p>
					<ChangeList changes={changes} />
				</>
			)}
			<div ref={choice} className={choices.choice}>
				{/* The one that Enter in a field presses: it does not choose. */}
				<button
					className="unseen"
					type="submit"
					form={formId}
					name="intent"
					value="keep"
					tabIndex={-1}
				>
					Save Draft
				</button>
				<Button type="submit" form={formId} name="mine" value={other} kind="outline">
					{isGone ? "Keep Mine as a New Letter" : "Save Mine"}
				</Button>
				<a
					className={buttonClass("quiet")}
					href={href("/admin/requests/:id/answer", { id })}
					onClick={takeOther}
				>
					{isGone ? "Drop Mine" : "Use the Other Version"}
				</a>
			</div>
		</Alert>
	);
}
