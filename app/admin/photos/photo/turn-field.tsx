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
		<SelectField name={name} label="Rotate" defaultValue={defaultValue}>
			<option value="">As it is</option>
			<option value="90">A quarter turn right</option>
			<option value="-90">A quarter turn left</option>
		</SelectField>
	);
}
