import { SelectField } from "../../../ui/field.tsx";

/** Phones say themselves how a photo was held; this is for scans and screenshots. */
export function TurnField({
	name = "pieces.0.rotation",
	defaultValue = "",
}: {
	name?: string;
	defaultValue?: number | string | undefined;
}) {
	return (
		<SelectField name={name} label="Turn" defaultValue={defaultValue}>
			<option value="">As it is</option>
			<option value="90">A quarter to the right</option>
			<option value="-90">A quarter to the left</option>
		</SelectField>
	);
}
