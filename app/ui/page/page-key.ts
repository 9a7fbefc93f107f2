import { useLocation } from "react-router";

/** Carried in the state of further entries that one page has: of its open pictures, and of its list's pages. */
export interface PageState {
	page?: string;
}

/** The router's key of the entry that the page came with. */
export function usePageKey(): string {
	const { key, state } = useLocation();
	const carried: PageState | null = state;
	return carried?.page ?? key;
}
