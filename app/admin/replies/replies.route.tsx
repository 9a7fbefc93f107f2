import { data, Form, href, redirect } from "react-router";
import { isUuid } from "../../db/check-values.ts";
import { states } from "../../requests/progress/states.ts";
import { readForm } from "../../server/body.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { OrderButton } from "../frame/order-button.tsx";
import { Part, Room } from "../frame/room.tsx";
import type { Route } from "./+types/replies.route";
import { checkReply } from "./check-reply.ts";
import styles from "./replies.module.css";
import { addReply, changeReply, deleteReply, listReplies, moveReply } from "./replies.server.ts";
import { ReplyForm } from "./reply-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	return { replies: await listReplies(visitContext.from(context).site.database.db) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db } = visitContext.from(context).site.database;
	const form = await readForm(request);
	const id = form.get("id") ?? "";
	const intent = form.get("intent");
	if (intent === "save") {
		const { reply, errors } = checkReply(form);
		if (errors.name || errors.text) return data({ id, errors, typed: reply }, { status: 422 });
		// One that was deleted meanwhile is saved as a new one: nothing typed is lost.
		if (!isUuid(id) || !(await changeReply(db, id, reply))) await addReply(db, reply);
	}
	if (intent === "delete" && isUuid(id)) await deleteReply(db, id);
	if (intent === "up" || intent === "down") await moveReply(db, id, intent === "up" ? -1 : 1);
	throw redirect(href("/admin/replies"));
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Saved Replies" }, { name: "robots", content: "noindex" }];
}

export default function Replies({ loaderData: { replies }, actionData }: Route.ComponentProps) {
	const refused = (id: string) => (actionData?.id === id ? actionData : undefined);
	return (
		<Room>
			<Part
				title="Replies"
				about={
					<p>Answers you give again and again. Words in braces are filled in for each client.</p>
				}
			>
				<ol className={styles.list}>
					{replies.map((reply, index) => (
						<li key={reply.id} className={styles.reply}>
							<details open={refused(reply.id) && true}>
								<summary className={styles.row}>
									<span className={styles.name}>{reply.name}</span>
									{reply.state && <span className={styles.state}>{states[reply.state].label}</span>}
								</summary>
								<ReplyForm
									key={`${reply.name}${reply.text}${reply.state}`}
									reply={reply}
									errors={refused(reply.id)?.errors}
									typed={refused(reply.id)?.typed}
								/>
							</details>
							<Form method="post" className={styles.order} preventScrollReset>
								<input type="hidden" name="id" value={reply.id} />
								<OrderButton
									act="up"
									title={reply.name}
									name="intent"
									value="up"
									disabled={index === 0}
								/>
								<OrderButton
									act="down"
									title={reply.name}
									name="intent"
									value="down"
									disabled={index === replies.length - 1}
								/>
							</Form>
						</li>
					))}
				</ol>
				{replies.length === 0 && <p className={styles.none}>No saved replies yet.</p>}
				<details className={styles.new} open={refused("") && true}>
					<summary className={styles.row}>New reply</summary>
					<ReplyForm key={replies.length} errors={refused("")?.errors} typed={refused("")?.typed} />
				</details>
			</Part>
		</Room>
	);
}
