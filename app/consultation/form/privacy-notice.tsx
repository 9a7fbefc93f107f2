import { useStudio } from "../../publishing/frame-studio.ts";
import { sayRetention } from "../../requests/say-retention.ts";
import { mailLink } from "../../ui/page/studio-links.ts";
import styles from "./privacy-notice.module.css";

const subject = "Please erase my consultation request";

export function PrivacyNotice({ scripted }: { scripted: boolean }) {
	const studio = useStudio();
	return (
		<aside className={styles.notice} aria-label="Your data">
			<p>
				{scripted
					? "Until you submit the form, what you write stays on this device; Cancel clears it. Files go to the studio as soon as you add them; if no request follows, they’re set aside after a day and erased 30 days later. A copy of what you sent stays on this device for 30 days, unless you remove it."
					: "What you write and the files you add go to the studio when you submit the form. If the form comes back with something to fix, it lists the files it still has; if no request follows, those are set aside after a day and erased 30 days later."}{" "}
				Only the studio sees any of it, and only so I can answer you and draw for you. Location and
				device details are removed from every picture and video before it is stored.
			</p>
			<p>
				Your request and its files are erased after {sayRetention(studio.retentionMonths)} without
				activity, or sooner if you like: email{" "}
				<a href={mailLink(studio, subject)}>{studio.email}</a> and I’ll erase it all from this site.
				Skin tone and files are optional.
			</p>
		</aside>
	);
}
