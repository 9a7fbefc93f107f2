import { useRef } from "react";
import { data, Form, href, redirect, useNavigation } from "react-router";
import { isUuid } from "../../db/check-values.ts";
import { states } from "../../requests/progress/states.ts";
import { readForm } from "../../server/body.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { revalidateAfterAction } from "../../ui/page/keep-forms.ts";
import { OrderButton } from "../frame/order-button.tsx";
import { Part, Room } from "../frame/room.tsx";
import { useRefusals } from "../frame/several-forms.ts";
import { UnsavedChangesDialog } from "../frame/unsaved-changes-dialog.tsx";
import { useKeptItems } from "../frame/use-kept-items.ts";
import { compareFields } from "../site/changes/compare-fields.server.ts";
import type { Route } from "./+types/replies.route";
import { checkReply, sayAnswerState } from "./check-reply.ts";
import styles from "./replies.module.css";
import { deleteReply, listReplies, moveReply, nameVersion, saveReply } from "./replies.server.ts";
import { nameForm, ReplyForm } from "./reply-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const replies = await listReplies(visitContext.from(context).site.database.db);
	return { replies: replies.map((reply) => ({ ...reply, version: nameVersion(reply) })) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db } = visitContext.from(context).site.database;
	const form = await readForm(request);
	const id = form.get("id") ?? "";
	const intent = form.get("intent");
	if (intent === "up" || intent === "down") {
		if (isUuid(id)) await moveReply(db, id, intent === "up" ? -1 : 1);
		throw redirect(href("/admin/replies"));
	}
	const seen = form.get("seen") ?? "";
	if (intent === "delete") {
		if (await deleteReply(db, { id, seen })) throw redirect(href("/admin/replies"));
		return data({ form: id, typed: undefined }, { status: 409 });
	}
	const { reply, errors } = checkReply(form);
	const refused = { form: id, errors, typed: reply, seen };
	if (errors.name || errors.text) {
		return data({ ...refused, conflict: undefined }, { status: 422 });
	}
	const other = await saveReply(db, { id, seen: form.get("over") ?? seen, content: reply });
	if (!other) throw redirect(href("/admin/replies"));
	const conflict = {
		over: nameVersion(other),
		changes: compareFields(labels, nameState(other), nameState(reply)),
	};
	return data({ ...refused, errors: {}, conflict }, { status: 409 });
}

const labels = { name: "Name", text: "Text", state: "After you send it, set the request to" };

function nameState<Reply extends { state: string | null }>(reply: Reply) {
	return { ...reply, state: sayAnswerState(reply.state) };
}

/** A refused deletion has to show what the reply is now. */
export const shouldRevalidate = revalidateAfterAction;

export function meta(): Route.MetaDescriptors {
	return [{ title: "Saved Replies" }];
}

export default function Replies({ loaderData: { replies }, actionData }: Route.ComponentProps) {
	const room = useRef<HTMLDivElement>(null);
	const { formData } = useNavigation();
	const refusals = useRefusals(actionData, replies, formData && nameForm(formData));
	const refused = (id: string) => refusals.find(({ form }) => form === id);
	const deleting = formData?.get("intent") === "delete" ? nameForm(formData) : undefined;
	const { kept, note } = useKeptItems(replies, deleting);
	return (
		<Room ref={room}>
			<Part
				title="Replies"
				about={
					<p>Answers you give again and again. Words in braces are filled in for each client.</p>
				}
			>
				<ol className={styles.list}>
					{kept.map((reply, index) => (
						<li key={reply.id} className={styles.reply} onInput={() => note(reply.id)}>
							<details open={refused(reply.id) && true}>
								<summary className={styles.row}>
									<span className={styles.name}>{reply.name}</span>
									{reply.state && <span className={styles.state}>{states[reply.state].label}</span>}
								</summary>
								<ReplyForm reply={reply} refused={refused(reply.id)} />
							</details>
							<Form method="post" className={styles.order} preventScrollReset>
								<input type="hidden" name="id" value={reply.id} />
								<OrderButton
									act="up"
									title={reply.name}
									name="intent"
									value="up"
									disabled={index === 0 || index >= replies.length}
								/>
								<OrderButton
									act="down"
									title={reply.name}
									name="intent"
									value="down"
									disabled={index >= replies.length - 1}
								/>
							</Form>
						</li>
					))}
				</ol>
				{replies.length === 0 && <p className={styles.none}>No saved replies yet.</p>}
				<details className={styles.new} open={refused("") && true}>
					<summary className={styles.row}>New reply</summary>
					<ReplyForm listed={String(replies.map(({ id }) => id))} refused={refused("")} />
				</details>
			</Part>
			<UnsavedChangesDialog page={room} isRefused={refusals.some(({ typed }) => typed)} />
		</Room>
	);
}
