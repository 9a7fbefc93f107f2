import { href, Link } from "react-router";
import { Moment } from "../request/moment.tsx";
import styles from "./data.module.css";

interface AnnouncedProps {
	requests: { id: string; first_name: string; last_name: string; erase_after: string | null }[];
}

export function Announced({ requests }: AnnouncedProps) {
	if (requests.length === 0) return <p className={styles.quiet}>None right now.</p>;
	return (
		<ul className={styles.rows}>
			{requests.map(({ id, first_name, last_name, erase_after }) => (
				<li key={id}>
					<Link to={href("/admin/requests/:id", { id })}>
						{first_name} {last_name}
					</Link>
					<span>
						erased after <Moment at={erase_after ?? ""} />
					</span>
				</li>
			))}
		</ul>
	);
}
