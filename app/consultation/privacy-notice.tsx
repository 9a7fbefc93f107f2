import { studio } from "../../content/studio.ts";
import { mailLink } from "../ui/studio-links.ts";
import styles from "./privacy-notice.module.css";

const subject = "Please erase my consultation request";

/** Says by the form what becomes of it. */
export function PrivacyNotice() {
	return (
		<aside className={styles.notice} aria-label="Your data">
			<p>
				Until you send it, what you write here is kept on this device only; Cancel clears it. It
				goes to the studio alone, and so do the files you add. They are kept to answer you and to
				draw for you, without the need to ask twice. Where a picture or video was taken, and with
				what, is removed before it is kept.
			</p>
			<p>
				They stay until you want them gone: write to <a href={mailLink(subject)}>{studio.email}</a>{" "}
				and all of it is erased. Skin tone and files are optional.
			</p>
		</aside>
	);
}
