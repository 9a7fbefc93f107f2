import { useLocation } from "react-router";

/** Shared by all history entries of one page: its open pictures and its list's pages. */
export interface PageState {
	page?: string;
}

/** @returns the router's key of the page's first entry */
export function usePageKey(): string {
	const { key, state } = useLocation();
	const carried: PageState | null = state;
	return carried?.page ?? key;
}
