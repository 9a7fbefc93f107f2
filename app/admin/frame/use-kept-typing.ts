import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { forgetTyping, keepTyping, restoreTyping } from "../../ui/page/kept-typing.ts";
import { addToast } from "../../ui/toast/toast-store.ts";

/** Runs in the frame of the desk, so that a form marked `data-keep-typing` loses nothing by a reload. */
export function useKeptTyping(): void {
	const { key } = useLocation();
	const { state } = useNavigation();

	useEffect(() => {
		const keep = () => {
			const form = document.querySelector<HTMLFormElement>("form[data-keep-typing]");
			if (form) keepTyping(form);
		};
		// A tab in the background may be dropped without a word. One that comes back has all its words, and soon newer ones.
		const followTab = () => {
			if (document.visibilityState === "hidden") keep();
			else forgetTyping();
		};
		const followCache = ({ persisted }: PageTransitionEvent) => {
			if (persisted) forgetTyping();
		};
		addEventListener("pagehide", keep);
		addEventListener("pageshow", followCache);
		addEventListener("visibilitychange", followTab);
		return () => {
			removeEventListener("pagehide", keep);
			removeEventListener("pageshow", followCache);
			removeEventListener("visibilitychange", followTab);
		};
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of page and each submission.
	useEffect(() => {
		if (state !== "idle") return;
		if (restoreTyping()) {
			addToast({ title: "What you typed is back. It is not saved yet.", tone: "info" });
		} else forgetTyping();
	}, [key, state]);
}
