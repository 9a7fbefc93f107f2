import { useEffect, useState } from "react";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { openDraft } from "../draft/open-draft.ts";
import { ConsultationForm } from "../form/consultation-form.tsx";
import styles from "./consultation-dialog.module.css";

const timeoutMs = 300;

interface Props {
	open: boolean;
	onClose(): void;
}

export default function ConsultationDialog({ open, onClose }: Props) {
	const ready = useDraftRead();
	return (
		<Dialog
			open={open && ready}
			onClose={onClose}
			label="Book a Consultation"
			className={styles.dialog}
		>
			<ConsultationForm onSent={onClose} onCancel={onClose} />
		</Dialog>
	);
}

/** Shows the form once the draft is read, to avoid a flash of empty fields, but does not wait long. */
function useDraftRead(): boolean {
	const [read, setRead] = useState(false);
	useEffect(() => {
		const go = () => setRead(true);
		const timer = setTimeout(go, timeoutMs);
		void openDraft().start().then(go);
		return () => clearTimeout(timer);
	}, []);
	return read;
}
