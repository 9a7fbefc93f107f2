import type { ComponentProps, RefObject } from "react";
import { Form } from "react-router";
import { Conflict } from "../../frame/conflict.tsx";
import { UnsavedChangesDialog } from "../../frame/unsaved-changes-dialog.tsx";
import type { ToldChange } from "../changes/tell-changes.server.ts";

const said = {
	saved: "Another draft was saved after you opened this page.",
	ended: "The draft was published or discarded after you opened this page.",
	deleted: "This article was deleted after you opened this page.",
};

interface DraftFormProps extends ComponentProps<typeof Form> {
	ref: RefObject<HTMLFormElement | null>;
	/** Version of the draft that the page was opened with; empty if there was none. */
	seen: string;
	/** With the version that was saved meanwhile. The fields show what was typed. */
	conflict:
		| {
				/** Version of the draft that is there now; empty if there is none. */
				over: string;
				/** How the version changed that the form began with. */
				became: keyof typeof said;
				/** From the other version to the typed one. */
				changes: ToldChange[];
		  }
		| undefined;
	address: string;
}

/** Saves a draft, unless another one was saved meanwhile. */
export function DraftForm({ ref, seen, conflict, address, children, ...form }: DraftFormProps) {
	return (
		<>
			<Form {...form} ref={ref} method="post" preventScrollReset noValidate>
				{/* The one that Enter in a field presses. */}
				<button className="unseen" type="submit" name="_act" value="save" tabIndex={-1}>
					Save Draft
				</button>
				<input type="hidden" name="_seen" value={seen} />
				{conflict && (
					<Conflict
						said={said[conflict.became]}
						field={{ name: "_over", value: conflict.over }}
						label={conflict.became === "deleted" ? "Add It Again" : undefined}
						changes={conflict.changes}
						other={address}
					/>
				)}
				{children}
			</Form>
			<UnsavedChangesDialog page={ref} isRefused={conflict !== undefined} />
		</>
	);
}
