import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { forgetTyping, keepTyping, restoreTyping } from "../ui/page/kept-typing.ts";
import { addToast } from "../ui/toast/toast-store.ts";

const words = {
	session: "You are signed in again. What you typed is back: please send it once more.",
	page: "What you typed is back. It is not saved yet.",
};

/** Runs in the frame of the desk, so that a form that is sent after the session's end loses nothing, nor one marked `data-keep-typing` by a reload. */
export function useKeptTyping(): void {
	const { key } = useLocation();
	const { state } = useNavigation();

	useEffect(() => {
		const keep = ({ target }: Event) => {
			if (target instanceof HTMLFormElement && target.method === "post") keepTyping(target);
		};
		const keepUnsent = () => {
			const form = document.querySelector<HTMLFormElement>("form[data-keep-typing]");
			if (form) keepTyping(form, "page");
		};
		// A tab in the background may be dropped without a word. One that comes back has all its words, and soon newer ones.
		const followTab = () => {
			if (document.visibilityState === "hidden") keepUnsent();
			else forgetTyping("page");
		};
		const forgetUnsent = ({ persisted }: PageTransitionEvent) => {
			if (persisted) forgetTyping("page");
		};
		addEventListener("submit", keep, true);
		addEventListener("pagehide", keepUnsent);
		addEventListener("pageshow", forgetUnsent);
		addEventListener("visibilitychange", followTab);
		return () => {
			removeEventListener("submit", keep, true);
			removeEventListener("pagehide", keepUnsent);
			removeEventListener("pageshow", forgetUnsent);
			removeEventListener("visibilitychange", followTab);
		};
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of page and each submission.
	useEffect(() => {
		if (state !== "idle") return;
		const lost = restoreTyping();
		if (lost) addToast({ title: words[lost], tone: "info" });
		else forgetTyping();
	}, [key, state]);
}
