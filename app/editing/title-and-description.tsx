import { InlineEditor, type InlineEditorProps } from "./field/inline-editor.tsx";

/** `max` in characters. */
export type Limits = Pick<InlineEditorProps, "max" | "multiline" | "optional">;

export const titleLimits: Limits = { max: 64 };
export const descriptionLimits: Limits = { max: 160, multiline: true, optional: true };

interface Titled {
	title: string;
	description: string;
}

interface EditorProps {
	of: Titled;
	onSave(patch: Partial<Titled>): void;
}

export function TitleEditor({ of: { title }, onSave }: EditorProps) {
	return (
		<InlineEditor
			label="title"
			of={title}
			value={title}
			{...titleLimits}
			onSave={(value) => onSave({ title: value })}
		/>
	);
}

export function DescriptionEditor({ of: { title, description }, onSave }: EditorProps) {
	return (
		<InlineEditor
			label="description"
			of={title}
			value={description}
			{...descriptionLimits}
			onSave={(value) => onSave({ description: value })}
		/>
	);
}
