import type { ShownAppointment } from "../../appointments/show-appointment.server.ts";
import styles from "../request-page.module.css";

export type ShownDate = Pick<
	ShownAppointment,
	"id" | "status" | "day" | "times" | "place" | "sequence"
>;

export function DateWords({ date: { status, day, times, place } }: { date: ShownDate }) {
	return (
		<p>
			<strong>{day}</strong>, <span className={styles.by}>{`${times}${place ? "," : "."}`}</span>{" "}
			{place && `${place}. `}
			{status === "proposed" ? "It’s waiting for your answer." : "You’ve confirmed it."}
		</p>
	);
}
