import { Dialog } from "../ui/dialog.tsx";
import styles from "./consultation-dialog.module.css";
import { ConsultationForm } from "./consultation-form.tsx";
import { openDraft } from "./draft-session.ts";

const patienceMs = 300;

/** Reads the draft before the form is drawn, so that it does not flash in; or not for long. */
export function readDraft(): Promise<void> {
	const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
	return Promise.race([openDraft().start(), patience]);
}

interface Props {
	open: boolean;
	onClose(): void;
}

/** The form over whatever page the visitor is on; closed, it keeps what was typed and chosen. */
export default function ConsultationDialog({ open, onClose }: Props) {
	return (
		<Dialog open={open} onClose={onClose} label="Book a Consultation" className={styles.dialog}>
			<ConsultationForm onSent={onClose} onCancel={onClose} />
		</Dialog>
	);
}
