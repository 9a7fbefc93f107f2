import type { ReactNode } from "react";
import { buttonClass } from "../ui/button.tsx";
import { BookLink } from "./book-link.tsx";
import styles from "./phone-bar.module.css";

interface PhoneBarProps {
	/** Further links in the bar. */
	beside?: ReactNode;
	children: ReactNode;
}

export function PhoneBar({ beside, children }: PhoneBarProps) {
	return (
		<div className={styles.stretch}>
			{children}
			<div className={styles.rail} data-bottom-bar="">
				<div className={styles.reach}>
					<div className={styles.bar} data-ground="ink">
						<BookLink className={buttonClass("solid")}>Book Consultation</BookLink>
						{beside}
					</div>
				</div>
			</div>
		</div>
	);
}
