import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import styles from "../frame/unsaved-changes-dialog.module.css";

/** A button of the form around it, which asks first. @param takes what is taken off */
export function TakeOff({ act, label, takes }: { act: string; label: string; takes: string }) {
	const [isAsking, setAsking] = useState(false);
	const stay = () => setAsking(false);
	return (
		<>
			<Button
				type="submit"
				name="act"
				value={act}
				kind="outline"
				onClick={(event) => {
					event.preventDefault();
					setAsking(true);
				}}
			>
				{label}
			</Button>
			<Dialog open={isAsking} onClose={stay} label={`${label}?`}>
				<p>{takes} Visitors see no change until you publish.</p>
				<div className={styles.choice}>
					<Button type="submit" name="act" value={act}>
						Take Them Off
					</Button>
					<Button kind="outline" onClick={stay}>
						Keep Them
					</Button>
				</div>
			</Dialog>
		</>
	);
}
