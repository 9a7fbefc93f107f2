import { href } from "react-router";
import type { Problems } from "../../publishing/check-document.ts";
import { Conflict, changedElsewhere } from "../frame/conflict.tsx";
import type { ToldChange } from "../site/changes/tell-changes.server.ts";
import { writeSeen } from "./seen-part.ts";

/** A form that was sent and not saved. */
export interface RefusedForm {
	form: string;
	problems: Problems;
	typed: Record<string, string>;
	/** `over`: what another device has saved meanwhile, as the form sends it. */
	conflict: { over: string; changes: ToldChange[] } | undefined;
}

interface BooksConflictProps {
	conflict: RefusedForm["conflict"];
	label?: string;
}

export function BooksConflict({ conflict, label }: BooksConflictProps) {
	if (!conflict) return null;
	const isGone = conflict.over === writeSeen(null);
	return (
		<Conflict
			said={isGone ? "This event was removed after you opened this page." : changedElsewhere}
			field={{ name: "over", value: conflict.over }}
			label={isGone ? "Add It Again" : label}
			changes={conflict.changes}
			other={href("/admin/books")}
		/>
	);
}
