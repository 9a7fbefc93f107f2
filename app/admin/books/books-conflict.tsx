import { useEffect, useRef } from "react";
import { Form, href } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import choices from "../frame/alert-choice.module.css";
import { ChangeList } from "../site/changes/change-list.tsx";
import type { ToldChange } from "../site/changes/tell-changes.server.ts";

interface Props {
	/** From the saved books to the sent ones. */
	changes: ToldChange[];
	/** Sends the form again, now based on the saved books. */
	sent: Record<string, string>;
}

/** The forms below it show the saved books. */
export function BooksConflict({ changes, sent }: Props) {
	const answers = useRef<HTMLFormElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: shows each further conflict
	useEffect(() => void answers.current?.closest("[role=alert]")?.scrollIntoView(), [changes]);
	return (
		<Alert tone="error" title="Changed in another tab or on another device" announced>
			<p>
				A different version was saved after you opened this page, and yours isn’t saved yet. What
				yours would change:
			</p>
			<ChangeList changes={changes} />
			<Form ref={answers} method="post" className={choices.choice}>
				{Object.entries(sent).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<Button type="submit" kind="outline">
					Save Mine
				</Button>
				<a className={buttonClass("quiet")} href={href("/admin/books")}>
					Use the Other Version
				</a>
			</Form>
		</Alert>
	);
}
