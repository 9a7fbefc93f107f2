import type { ToggleEvent } from "react";

/** An opened disclosure may lie below a sticky bar. */
export function showOpened({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
	if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
}
