import { useShowsDrafts } from "../publishing/frame-studio.ts";
import { InlineEditor, type InlineEditorProps } from "./field/inline-editor.tsx";

/** `max` in characters. */
export type Limits = Pick<InlineEditorProps, "max" | "multiline" | "optional">;

export const titleLimits: Limits = { max: 64 };

/** Developer mode takes empty descriptions; a draft without one would fit no schema. */
export function useDescriptionLimits(): Limits {
	return { max: 160, multiline: true, optional: !useShowsDrafts() };
}

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
			{...useDescriptionLimits()}
			onSave={(value) => onSave({ description: value })}
		/>
	);
}
