import { useEffect, useState } from "react";
import { href } from "react-router";
import { callApi } from "../../network/call-api.ts";
import type { HiddenPosts } from "../list-articles.server.ts";

interface FoundHidden {
	/** Null until they have come. */
	hidden: HiddenPosts | null;
	/** Why they did not come. */
	failure: string | null;
	busy: boolean;
	retry(): void;
}

/** Those that came last: the next page of the blog shows them at once, and asks again all the same. */
let known: HiddenPosts | null = null;

/** The hidden posts, which are asked for only where this is used. */
export function useHiddenPosts(): FoundHidden {
	const [hidden, setHidden] = useState(known);
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState(true);
	const [attempt, setAttempt] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once more
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
