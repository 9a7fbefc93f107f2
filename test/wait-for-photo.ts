import { vi } from "vitest";
import { findPhoto, type Photo } from "../app/photos/photos.server.ts";
import type { TestSite } from "./site.ts";

/** @returns the photo once the site has made it, or could not */
export function waitForPhoto(site: Pick<TestSite, "database">, id: string): Promise<Photo> {
	return vi.waitFor(
		async () => {
			const photo = await findPhoto(site.database.db, id);
			if (photo?.state !== "ready" && photo?.state !== "failed") throw new Error(photo?.state);
			return photo;
		},
		{ timeout: 30_000 },
	);
}
