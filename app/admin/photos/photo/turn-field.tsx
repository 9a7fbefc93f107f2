import { SelectField } from "../../../ui/field.tsx";

/** Phones say themselves how a photo was held; this is for scans and screenshots. */
export function TurnField() {
	return (
		<SelectField name="pieces.0.rotation" label="Turn" defaultValue="">
			<option value="">As it is</option>
			<option value="90">A quarter to the right</option>
			<option value="-90">A quarter to the left</option>
		</SelectField>
	);
}
