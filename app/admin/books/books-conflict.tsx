import { href } from "react-router";
import type { Problems } from "../../publishing/check-document.ts";
import { Conflict, changedElsewhere } from "../frame/conflict.tsx";
import type { ToldChange } from "../site/changes/tell-changes.server.ts";

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
	return (
		<Conflict
			said={changedElsewhere}
			field={{ name: "over", value: conflict.over }}
			label={label}
			changes={conflict.changes}
			other={href("/admin/books")}
		/>
	);
}
