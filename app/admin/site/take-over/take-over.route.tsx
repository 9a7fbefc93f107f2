import { data, Form, href, redirect } from "react-router";
import { DocumentConflict } from "../../../publishing/revisions.server.ts";
import { visitContext } from "../../../server/site.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import type { Route } from "./+types/take-over.route";
import styles from "./take-over.module.css";
import { takeOver, type Winner } from "./take-over.server.ts";

const changedMeanwhile =
	"One of the drafts was saved elsewhere at this moment. Nothing is lost: take the edits over once more.";

export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData();
	const text = await readText(form);
	try {
		const winner = readWinner(form.get("winner"));
		const taking = await takeOver(visitContext.from(context).site, text, winner);
		if ("labels" in taking) throw redirect(href("/admin/site/review"));
		if ("refusal" in taking) return data({ problem: taking.refusal }, { status: 422 });
		return data({ conflicts: taking.conflicts, text }, { status: 409 });
	} catch (error) {
		if (!(error instanceof DocumentConflict)) throw error;
		return data({ problem: changedMeanwhile }, { status: 409 });
	}
}

/** From developer mode's bar, or an exported file. */
async function readText(form: FormData): Promise<string> {
	const changes = form.get("changes") ?? "";
	return changes instanceof File ? changes.text() : changes;
}

function readWinner(given: FormDataEntryValue | null): Winner | null {
	return given === "edits" || given === "draft" ? given : null;
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Take Over Edits" }, { name: "robots", content: "noindex" }];
}

export default function TakeOver({ actionData = {} }: Route.ComponentProps) {
	const { problem, conflicts, text } = { problem: "", conflicts: null, text: "", ...actionData };
	return (
		<div className={styles.page}>
			<h1>Take Over Edits</h1>
			<p>
				What developer mode keeps in a browser becomes a draft here, which you review and publish.
				In its bar choose Take to the Desk, or Export there and choose the file here.
			</p>
			{problem && (
				<Alert tone="error" title="Not Taken Over" announced>
					<p>{problem} Your drafts are as they were.</p>
				</Alert>
			)}
			{conflicts ? (
				<Form method="post" encType="multipart/form-data" className={styles.choice}>
					<Alert tone="error" title="A Draft Says Otherwise" announced>
						<p>
							Your draft has changed the same in {new Intl.ListFormat("en-US").format(conflicts)}.
							Whichever you choose, all other changes of both are kept.
						</p>
					</Alert>
					<input type="hidden" name="changes" value={text} />
					<div className={styles.actions}>
						<Button type="submit" name="winner" value="edits">
							Use These Edits
						</Button>
						<Button type="submit" kind="outline" name="winner" value="draft">
							Keep the Draft
						</Button>
					</div>
				</Form>
			) : (
				<Form method="post" encType="multipart/form-data" className={styles.choice}>
					<TextField
						label="Exported file"
						name="changes"
						type="file"
						accept=".json,application/json"
						required
					/>
					<Button type="submit">Take Over</Button>
				</Form>
			)}
		</div>
	);
}
