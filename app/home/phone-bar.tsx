import { BookLink } from "../consultation/book-link.tsx";
import { buttonClass } from "../ui/button.tsx";
import styles from "./phone-bar.module.css";

/** On a phone, the consultation within reach of a thumb as soon as the hero's button is out of sight. */
export function PhoneBar() {
	return (
		<div className={styles.rail} data-bottom-bar="">
			<div className={styles.bar} data-ground="ink">
				<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
			</div>
		</div>
	);
}
