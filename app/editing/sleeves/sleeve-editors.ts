import type { ReactNode } from "react";
import type { ImageText, ProjectText } from "./merge-project.ts";

/** What stands in the place of each text where it can be edited. */
export interface SleeveEditors {
	ofProject(text: ProjectText): ReactNode;
	ofImage(text: ImageText, id: number): ReactNode;
}
