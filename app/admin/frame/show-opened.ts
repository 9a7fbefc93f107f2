import type { ToggleEvent } from "react";

/** What a disclosure opens may lie below a bar that stays in sight. */
export function showOpened({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
	if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
}
