import { buttonClass } from "../../ui/button.tsx";
import { CopyButton } from "../frame/copy-button.tsx";
import styles from "./calendar.module.css";

export function FeedAddress({ address }: { address: string }) {
	return (
		<>
			<p role="alert">
				This is your private address. You’ll see it only this once, and any earlier one no longer
				works. Anyone who has it can see your dates.
			</p>
			<p className={styles.address}>{address}</p>
			<div className={styles.buttons}>
				<a className={buttonClass("solid")} href={address.replace(/^https?:/, "webcal:")}>
					Open in Calendar
				</a>
				<CopyButton label="Copy Address" text={address} />
			</div>
		</>
	);
}
