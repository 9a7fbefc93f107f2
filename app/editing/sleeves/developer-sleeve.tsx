import { type ComponentType, useEffect, useState } from "react";
import type { SleeveProps } from "../../portfolio/sleeves/sleeve-view.tsx";
import { nameTitle, useStudio } from "../../publishing/frame-studio.ts";
import {
	type BirdAndFloral,
	mostDuration,
	mostProjectDescription,
} from "../../publishing/schemas/sleeves.ts";
import { useDeveloperMode } from "../../ui/developer-flag.ts";
import { setDocumentTitle } from "../../ui/page/document-title.ts";
import { editableDocuments } from "../documents/editable-documents.ts";
import { useStoredDocument } from "../documents/use-stored-document.ts";
import { IdLabel } from "../field/id-label.tsx";
import { InlineEditor } from "../field/inline-editor.tsx";
import { type Limits, titleLimits, useDescriptionLimits } from "../title-and-description.tsx";
import { type ImageText, mergeProject, type ProjectText } from "./merge-project.ts";
import type { SleeveEditors } from "./sleeve-editors.ts";

export interface DeveloperSleeveProps extends SleeveProps {
	/** A prop: an import would make it a chunk of its own for every visitor. */
	View: ComponentType<SleeveProps>;
}

/** The project with this browser's edits. */
export default function DeveloperSleeve({ project, next, View }: DeveloperSleeveProps) {
	const [rules] = useState(() => ({
		...editableDocuments["bird-and-floral"],
		builtIn: readDocument(project),
		read: (stored: unknown) => mergeProject(readDocument(project), stored),
		listIds: ({ images }: BirdAndFloral) => images.map(({ id }) => id),
	}));
	const { body, edit } = useStoredDocument(rules);
	const on = useDeveloperMode();
	const descriptionLimits = useDescriptionLimits();
	const title = nameTitle(body.pageTitle, useStudio());
	useEffect(() => setDocumentTitle(title), [title]);
	const images = project.images.map((image) => ({
		...image,
		...body.images.find(({ id }) => id === image.id),
	}));
	return (
		<View
			project={{ ...body, images }}
			next={next}
			editors={on ? makeEditors(body, edit, descriptionLimits) : undefined}
		/>
	);
}

interface Limit extends Limits {
	name: string;
}

function makeEditors(
	body: BirdAndFloral,
	edit: (next: BirdAndFloral) => void,
	descriptionLimits: Limits,
): SleeveEditors {
	const projectTexts: Record<ProjectText, Limit> = {
		pageTitle: { name: "page title", ...titleLimits },
		pageDescription: { name: "page description", ...descriptionLimits },
		projectTitle: { name: "project title", ...titleLimits },
		projectDescription: {
			name: "project description",
			...descriptionLimits,
			max: mostProjectDescription,
		},
	};
	const imageTexts: Record<ImageText, Limit> = {
		title: { name: "title", ...titleLimits },
		description: { name: "description", ...descriptionLimits },
		duration: { name: "duration", max: mostDuration, optional: true },
	};
	return {
		ofProject(text) {
			const { name, ...limit } = projectTexts[text];
			return (
				<InlineEditor
					label={name}
					value={body[text]}
					{...limit}
					onSave={(value) => edit({ ...body, [text]: value })}
				/>
			);
		},
		ofImage(text, id) {
			const { name, ...limit } = imageTexts[text];
			const image = body.images.find((one) => one.id === id);
			if (!image) return null;
			const save = (value: string) => {
				const images = body.images.map((one) => (one === image ? { ...one, [text]: value } : one));
				edit({ ...body, images });
			};
			return (
				<>
					{text === "title" && <IdLabel id={id} />}
					<InlineEditor
						label={name}
						of={image.title}
						value={image[text] ?? ""}
						{...limit}
						onSave={save}
					/>
				</>
			);
		},
	};
}

/** As in the document, for pending changes. */
function readDocument({ images, ...texts }: SleeveProps["project"]): BirdAndFloral {
	return { ...texts, images: images.map(({ picture, piece, address, ...image }) => image) };
}
