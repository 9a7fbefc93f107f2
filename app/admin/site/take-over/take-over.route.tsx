import { type RefObject, useEffect, useRef, useState } from "react";
import { data, Form, href, Link, useSubmit } from "react-router";
import { isDocumentConflict } from "../../../publishing/revisions.server.ts";
import { documentBodyLimit, readForm } from "../../../server/body.server.ts";
import { visitContext } from "../../../server/site.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import fileButton from "../../../ui/file-button.module.css";
import { saveFile } from "../../../ui/save-file.ts";
import { sayList } from "../../../ui/say-list.ts";
import { ChangeList } from "../changes/change-list.tsx";
import page from "../site-page.module.css";
import type { Route } from "./+types/take-over.route";
import type { FoundEdits } from "./find-edits.ts";
import styles from "./take-over.module.css";
import { type Conflict, readWinner, takeOver } from "./take-over.server.ts";

const changedMeanwhile = "One of the drafts was just saved somewhere else. Import the edits again.";

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request, documentBodyLimit);
	const text = form.get("changes") ?? "";
	try {
		const winner = readWinner(form.get("winner"));
		const taking = await takeOver(visitContext.from(context).site, text, winner && { winner });
		if ("refusal" in taking) return data({ problem: taking.refusal }, { status: 422 });
		if ("conflicts" in taking) {
			return data({ conflicts: taking.conflicts, text }, { status: 409 });
		}
		return data({ taken: taking.labels, gone: taking.gone ?? [] });
	} catch (error) {
		if (!isDocumentConflict(error)) throw error;
		return data({ problem: changedMeanwhile }, { status: 409 });
	}
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Import Edits" }];
}

export default function TakeOver({ actionData }: Route.ComponentProps) {
	/** This browser's edits while they are being saved. */
	const sent = useRef<FoundEdits>(null);
	const problem = actionData && "problem" in actionData ? actionData.problem : undefined;
	const done = actionData && "taken" in actionData ? actionData : undefined;
	useEffect(() => {
		if (!done) return;
		sent.current?.clear();
		sent.current = null;
	}, [done]);
	const choice = actionData && "conflicts" in actionData ? actionData : undefined;
	return (
		<div className={page.page}>
			<header className={page.head}>
				<Link className={page.link} to={href("/admin/site")}>
					Site
				</Link>
				<h1>Import Edits</h1>
				<p>
					Edits made in developer mode show in one browser only. Here they become drafts, ready to
					review and publish.
				</p>
			</header>
			{problem && (
				<Alert tone="error" title="Not imported" announced>
					<p>{problem} Your drafts are as they were.</p>
				</Alert>
			)}
			{done && <Done {...done} />}
			{choice ? (
				<Choice {...choice} />
			) : (
				<>
					{!done && <FromBrowser sent={sent} />}
					<FromFile sent={sent} />
				</>
			)}
		</div>
	);
}

function Choice({ conflicts, text }: { conflicts: Conflict[]; text: string }) {
	return (
		<Form method="post" className={styles.part}>
			<Alert tone="error" title="A draft says something different" announced>
				<p>
					The edits and your drafts have changed the same words in{" "}
					{sayList(conflicts.map(({ label }) => label))}. Choose which to keep there; all other
					changes from both will stay. What the edits would change:
				</p>
			</Alert>
			{conflicts.map(({ label, changes }) => (
				<section key={label} className={styles.conflict}>
					<h2>{label}</h2>
					<ChangeList changes={changes} />
				</section>
			))}
			<input type="hidden" name="changes" value={text} />
			<div className={styles.actions}>
				<Button type="submit" name="winner" value="edits">
					Use These Edits
				</Button>
				<Button type="submit" kind="outline" name="winner" value="draft">
					Keep the Drafts
				</Button>
			</div>
		</Form>
	);
}

function Done({ taken, gone }: { taken: string[]; gone: string[] }) {
	return (
		<Alert title="Imported" announced>
			<p>
				{sayList(taken)} {taken.length === 1 ? "is a draft" : "are drafts"} now, the same on every
				device you sign in on.
			</p>
			{gone.length > 0 && <p>Left out, because the site no longer has them: {sayList(gone)}.</p>}
			<p className={styles.next}>
				<Link className={buttonClass()} to={href("/admin/site/review")}>
					Review Changes
				</Link>
			</p>
		</Alert>
	);
}

interface FromProps {
	sent: RefObject<FoundEdits | null>;
}

function FromBrowser({ sent }: FromProps) {
	const [edits, setEdits] = useState<FoundEdits>();
	useEffect(() => {
		// Imported late, or the schemas of all documents become part of what every page loads (decision 0034).
		void import("./find-edits.ts").then(({ findEdits }) => setEdits(findEdits()));
	}, []);
	return (
		<Form
			method="post"
			className={styles.part}
			onSubmit={() => {
				sent.current = edits ?? null;
			}}
		>
			<h2>From this browser</h2>
			{!edits?.changes.length ? (
				<p>Developer mode has no edits saved in this browser.</p>
			) : (
				<>
					<p>
						Edited: {sayList(edits.labels)}. Once they are drafts, this browser no longer keeps
						them.
					</p>
					<input type="hidden" name="changes" value={JSON.stringify(edits.changes)} />
					<div className={styles.actions}>
						<Button type="submit">Import</Button>
						<Button kind="outline" onClick={() => exportEdits(edits)}>
							Export
						</Button>
					</div>
				</>
			)}
		</Form>
	);
}

function exportEdits({ changes }: FoundEdits): void {
	const text = JSON.stringify(changes, null, "\t");
	saveFile(new Blob([text], { type: "application/json" }), "dev-mode-changes.json");
}

function FromFile({ sent }: FromProps) {
	const submit = useSubmit();
	return (
		<form
			className={styles.part}
			onSubmit={async (event) => {
				event.preventDefault();
				sent.current = null;
				const [file] = event.currentTarget.querySelector("input")?.files ?? [];
				if (file) await submit({ changes: await file.text() }, { method: "post" });
			}}
		>
			<h2>From an exported file</h2>
			<Field label="Exported file" required>
				{(control) => (
					<input
						{...control}
						className={`${control.className} ${fileButton.file}`}
						type="file"
						name="file"
						accept=".json,application/json"
					/>
				)}
			</Field>
			<Button type="submit" kind="outline">
				Import the File
			</Button>
		</form>
	);
}
