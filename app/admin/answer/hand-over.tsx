import { buttonClass } from "../../ui/button.tsx";
import { CopyButton } from "../frame/copy-button.tsx";
import styles from "./preview.module.css";

interface HandOverProps {
	mailto: string | null;
	sms: string | null;
	text: string;
	/** The site can send it, too. */
	hasServer: boolean;
	/** The site's own mail brings one for the client's calendar. */
	hasFile: boolean;
}

export function HandOver({ mailto, sms, text, hasServer, hasFile }: HandOverProps) {
	return (
		<section className={styles.hand} aria-labelledby="hand-over">
			<h2 id="hand-over">Send it from your phone</h2>
			<p>
				{!hasServer && "No mail server is set up, so the site cannot send it. "}
				Open it in one of your apps and send it from there, then mark it as sent here.
				{hasFile && " The file for the client’s calendar does not go with it."}
			</p>
			<div className={styles.apps}>
				{mailto && (
					<a className={buttonClass("outline")} href={mailto}>
						Open in Mail
					</a>
				)}
				{sms && (
					<a className={buttonClass("outline")} href={sms}>
						Open in Messages
					</a>
				)}
				<CopyButton label="Copy Text" text={text} />
			</div>
		</section>
	);
}
