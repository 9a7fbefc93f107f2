import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/** The project's folder, also for what runs from `build/server`. */
export const root = dirname(findPackageJSON(import.meta.url) as string);
