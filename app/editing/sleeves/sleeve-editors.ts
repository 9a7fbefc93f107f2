import type { ReactNode } from "react";
import type { ImageText, ProjectText } from "./merge-project.ts";

export interface SleeveEditors {
	ofProject(text: ProjectText): ReactNode;
	ofImage(text: ImageText, id: number): ReactNode;
}
