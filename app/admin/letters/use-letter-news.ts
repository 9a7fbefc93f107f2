import { useEffect, useRef } from "react";
import { addToast, dismissToast } from "../../ui/toast/toast-store.ts";
import { type Fate, findLetterNews, hasChanged, type SenderState } from "./letter-news.ts";

/** Id of the request whose page opens after its letter was sent. */
let answered: string | undefined;

export function noteLetterSent(requestId: string): void {
	answered = requestId;
}

/**
 * Tells what becomes of the listed letters, since the artist may be looking at another part of the page.
 * @param of what the list belongs to: all letters of another one are unknown
 */
export function useLetterNews(
	of: string,
	letters: readonly Fate[],
	{ now, isPaused }: SenderState,
): void {
	const known = useRef<{ of: string; letters: readonly Fate[] }>(null);
	const told = useRef<{ of: string; toast: string }>(null);
	useEffect(() => {
		const before = known.current?.of === of ? known.current.letters : forgetNewest(of, letters);
		known.current = { of, letters };
		const news = findLetterNews(before, letters, { now, isPaused });
		if (told.current && isPast(told.current.of, before, letters)) dismissToast(told.current.toast);
		if (news) told.current = { of: news.of, toast: addToast(news.words) };
	}, [of, letters, now, isPaused]);
}

function isPast(id: string, before: readonly Fate[], letters: readonly Fate[]): boolean {
	const find = (list: readonly Fate[]) => list.find((letter) => letter.id === id);
	const letter = find(letters);
	return !letter || hasChanged(find(before), letter);
}

/** @param letters of one request, the oldest first @returns the letters as they were before the newest answer was tried, if it was just sent */
function forgetNewest(of: string, letters: readonly Fate[]): readonly Fate[] {
	if (answered !== of) return letters;
	answered = undefined;
	const newest = letters.findLast(({ kind }) => kind === "answer");
	return letters.map((letter) =>
		letter === newest ? { ...letter, state: "waiting", attempts: 0, due_at: "" } : letter,
	);
}
