import { useEffect, useState } from "react";
import { href } from "react-router";
import type { HiddenPosts } from "../../blog/list-articles.server.ts";
import { callApi } from "../../network/call-api.ts";

interface FoundHidden {
	hidden: HiddenPosts | null;
	failure: string | null;
	busy: boolean;
	retry(): void;
}

/** Shown at once on the next page of the blog, which loads them again. */
let known: HiddenPosts | null = null;

export function useHiddenPosts(): FoundHidden {
	const [hidden, setHidden] = useState(known);
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState(true);
	const [attempt, setAttempt] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
	useEffect(() => {
		let left = false;
		void callApi<HiddenPosts>(href("/api/articles/hidden")).then((answer) => {
			if (left) return;
			setBusy(false);
			setFailure(answer.ok ? null : answer.message);
			if (!answer.ok) return;
			known = answer.body;
			setHidden(known);
		});
		return () => {
			left = true;
		};
	}, [attempt]);

	return {
		hidden,
		failure,
		busy,
		retry() {
			setBusy(true);
			setAttempt(attempt + 1);
		},
	};
}
