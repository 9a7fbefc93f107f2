import type { ComponentProps, RefObject } from "react";
import { Form } from "react-router";
import { UnsavedChangesDialog } from "../../frame/unsaved-changes-dialog.tsx";
import { Conflict } from "./conflict.tsx";

interface DraftFormProps extends ComponentProps<typeof Form> {
	ref: RefObject<HTMLFormElement | null>;
	/** Version of the draft that the page was opened with; empty if there was none. */
	seen: string;
	/** With what was saved meanwhile. The fields show what was typed. */
	conflict: Omit<ComponentProps<typeof Conflict>, "other"> | undefined;
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
				{conflict && <Conflict {...conflict} other={address} />}
				{children}
			</Form>
			<UnsavedChangesDialog page={ref} isRefused={conflict !== undefined} />
		</>
	);
}
