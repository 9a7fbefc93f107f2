import { Form, useNavigation } from "react-router";
import type { ShownAppointment } from "../../appointments/show-appointment.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import styles from "./appointments.module.css";
import { ChangedAppointment } from "./changed-appointment.tsx";
import type { AppointmentErrors, AppointmentFields } from "./check-appointment.server.ts";

interface AppointmentFormProps {
	/** undefined for a new appointment. */
	moved: Pick<ShownAppointment, "id" | "sequence"> | undefined;
	fields: AppointmentFields;
	timeZone: string;
	errors: AppointmentErrors;
	/** Sentences, one for each clash. */
	clashes: string[];
	/** The time whose clashes the artist has seen; submitting it again accepts them. */
	accepted: string;
	agreed: boolean;
	/** Says how the moved appointment changed since the page was opened. */
	outdated: string | null;
}

const lengths = [30, 60, 90, 120, 150, 180, 240, 300, 360, 420, 480];

function sayLength(minutes: number): string {
	const hours = minutes / 60;
	if (hours < 1) return `${minutes} minutes`;
	return hours === 1 ? "1 hour" : `${String(hours).replace(".5", "½")} hours`;
}

export function AppointmentForm({
	moved,
	fields,
	timeZone,
	errors,
	clashes,
	accepted,
	agreed,
	outdated,
}: AppointmentFormProps) {
	const { formData } = useNavigation();
	return (
		<Form method="post" className={styles.form}>
			<input type="hidden" name="id" value={moved?.id ?? ""} />
			<input type="hidden" name="sequence" value={moved?.sequence ?? ""} />
			<input type="hidden" name="accepted" value={accepted} />
			{outdated && <ChangedAppointment now={outdated} />}
			{clashes.length > 0 && (
				<Alert tone="error" title="Clashes with" announced>
					<ul>
						{clashes.map((clash) => (
							<li key={clash}>{clash}</li>
						))}
					</ul>
					<p>Choose another time, or press the button again to keep this one anyway.</p>
				</Alert>
			)}
			<div className={styles.pair}>
				<TextField
					label="Day"
					name="date"
					type="date"
					required
					defaultValue={fields.date}
					error={errors.date}
				/>
				<TextField
					label="Begins"
					name="time"
					type="time"
					step={300}
					required
					defaultValue={fields.time}
					error={errors.time}
				/>
				<p className={styles.zone}>On the studio’s clock, {timeZone.replaceAll("_", " ")}.</p>
			</div>
			<SelectField
				label="Length"
				name="minutes"
				defaultValue={fields.minutes}
				error={errors.minutes}
			>
				{[...new Set([...lengths, Number(fields.minutes) || 180])]
					.sort((a, b) => a - b)
					.map((minutes) => (
						<option key={minutes} value={minutes}>
							{sayLength(minutes)}
						</option>
					))}
			</SelectField>
			<TextField
				label="Place"
				name="place"
				required
				maxLength={200}
				defaultValue={fields.place}
				error={errors.place}
			/>
			<label className={styles.agreed}>
				<input type="checkbox" name="agreed" defaultChecked={agreed} />
				The client has already agreed to it
			</label>
			<Button
				type="submit"
				name="intent"
				value="save"
				className={styles.save}
				busy={formData?.get("intent") === "save" ? "Saving..." : undefined}
			>
				{moved ? "Move Appointment" : "Propose"}
			</Button>
		</Form>
	);
}
