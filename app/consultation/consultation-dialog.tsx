import { Dialog } from "../ui/dialog.tsx";
import styles from "./consultation-dialog.module.css";
import { ConsultationForm } from "./consultation-form.tsx";

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
