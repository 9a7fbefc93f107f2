import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { addToast } from "../ui/toast/toast-store.ts";
import { forgetTyping, keepTyping, restoreTyping } from "./kept-typing.ts";

/** Runs in the frame of the desk, so that a form that is sent after the session's end loses nothing. */
export function useKeptTyping(): void {
	const { key } = useLocation();
	const { state } = useNavigation();

	useEffect(() => {
		const keep = ({ target }: Event) => {
			if (target instanceof HTMLFormElement && target.method === "post") keepTyping(target);
		};
		addEventListener("submit", keep, true);
		return () => removeEventListener("submit", keep, true);
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of page and each submission.
	useEffect(() => {
		if (state !== "idle") return;
		const title = "You are signed in again. What you typed is back: please send it once more.";
		if (restoreTyping()) addToast({ title, tone: "info", duration: null });
		else forgetTyping();
	}, [key, state]);
}
