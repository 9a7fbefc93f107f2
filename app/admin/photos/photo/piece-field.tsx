import { SelectField } from "../../../ui/field.tsx";

interface PieceFieldProps {
	hint: string;
	/** Names each piece with the picture that it has now. */
	choices: { value: string; title: string }[];
	chosen?: string | undefined;
}

export function PieceField({ hint, choices, chosen = "" }: PieceFieldProps) {
	return (
		<SelectField name="piece" label="Piece" hint={hint} defaultValue={chosen} required>
			{/* Enabled: it is chosen again when the chosen piece has changed or gone meanwhile. */}
			<option value="">Choose one</option>
			{choices.map(({ value, title }) => (
				<option key={value} value={value}>
					{title}
				</option>
			))}
		</SelectField>
	);
}
