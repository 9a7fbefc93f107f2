import { InlineEditor, type InlineEditorProps } from "./field/inline-editor.tsx";

/** What an editor lets be written; `max` in characters. */
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

/** The title of one of several things on a page. */
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

/** The description that stands below such a title. */
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
