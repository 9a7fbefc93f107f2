import { useState } from "react";
import { Button, buttonClass } from "../../ui/button.tsx";
import styles from "./calendar.module.css";

export function FeedAddress({ address }: { address: string }) {
	const [isCopied, setCopied] = useState(false);
	return (
		<>
			<p>
				This is your private address. You’ll see it only this once, and any earlier one no longer
				works. Anyone who has it can see your dates.
			</p>
			<p className={styles.address}>{address}</p>
			<div className={styles.buttons}>
				<a className={buttonClass("solid")} href={address.replace(/^https?:/, "webcal:")}>
					Open in Calendar
				</a>
				<Button
					kind="outline"
					data-late=""
					onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(true))}
				>
					{isCopied ? "Copied" : "Copy Address"}
				</Button>
			</div>
		</>
	);
}
