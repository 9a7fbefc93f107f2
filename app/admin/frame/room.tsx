import type { ReactNode, Ref } from "react";
import styles from "./room.module.css";

export function Room({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
	return (
		<div className={styles.room} ref={ref}>
			{children}
		</div>
	);
}

interface PartProps {
	/** Of the heading; absent for the room's own title. */
	id?: string;
	title: ReactNode;
	about?: ReactNode;
	children?: ReactNode;
}

/** On a desk its content stands beside the heading. */
export function Part({ id, title, about, children }: PartProps) {
	const [Frame, Heading] = id ? (["section", "h2"] as const) : (["div", "h1"] as const);
	return (
		<Frame className={styles.part} aria-labelledby={id}>
			<header className={styles.head}>
				<Heading id={id}>{title}</Heading>
				{about}
			</header>
			<div className={styles.body}>{children}</div>
		</Frame>
	);
}
