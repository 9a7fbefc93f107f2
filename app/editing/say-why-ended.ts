import { href } from "react-router";
import { callApi } from "../network/call-api.ts";
import { addToast } from "../ui/toast/toast-store.ts";
import { saySignedOut } from "./toasts.ts";

/** A page also comes without drafts while the database does not answer, or from what the browser has kept. */
export async function sayWhyEnded(): Promise<void> {
	const answer = await callApi(href("/api/user"));
	if (!answer.ok && answer.code === "session_missing") return saySignedOut();
	addToast({
		tone: "error",
		title: "Your Drafts Did Not Load",
		text: "Your edits are kept in this browser.",
		action: { label: "Reload", run: () => location.reload() },
	});
}
