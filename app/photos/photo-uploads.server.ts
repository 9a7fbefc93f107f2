import { type MediaType, readMediaType } from "../requests/files/file-kinds.ts";
import { createUploads, type Uploads } from "../requests/files/uploads.server.ts";
import { Refusal } from "../server/refusal.server.ts";
import { refuse } from "../server/refuse.server.ts";
import type { Site } from "../server/site.server.ts";
import { hasArtistSession } from "../sign-in/has-artist-session.server.ts";
import { photoUploadsPath } from "./photo-uploads-path.ts";
import { addPhoto, findPhoto } from "./photos.server.ts";

/** The artist may add as many as fit: the limits are for strangers. */
const unlimited = {
	countUpload: async () => {},
	countArrived: async () => {},
	releaseUpload: async () => {},
};

/** Uploads are resumable like those of visitors, and closed to everybody but the artist. */
export function openPhotoUploads(site: Site): Uploads {
	const { config, database, photoFiles, photoWorker, log } = site;
	const uploads = createUploads({
		...{ config, database, log },
		path: photoUploadsPath,
		rows: {
			requireType: requirePhoto,
			find: (id) => findPhoto(database.db, id),
			async add(row) {
				await addPhoto(database.db, row);
				photoWorker.wake();
			},
			// The desk's room deletes photos, and asks first.
			remove: async () => false,
		},
		files: photoFiles,
		limits: unlimited,
		largest: "image",
	});
	return {
		path: uploads.path,
		async handle(request, response) {
			try {
				if (await hasArtistSession(database.db, request))
					return await uploads.handle(request, response);
				throw new Refusal(401, "session_missing", "Nobody is signed in.");
			} catch (error) {
				const answer = refuse(log, error).toResponse();
				response.setHeaders(answer.headers);
				response.writeHead(answer.status).end(await answer.text());
			}
		},
	};
}

function requirePhoto(start: Uint8Array, name: string): MediaType {
	const type = readMediaType(start);
	if (type && !type.startsWith("video/")) return type;
	throw new Refusal(
		415,
		"no_photo",
		`“${name}” is not a photo that can be read here. JPG, PNG, WebP, AVIF, HEIC and GIF can be.`,
	);
}
