import { cleanFileName } from "./file-name.ts";

const endings: Record<string, readonly string[]> = {
	"image/jpeg": ["jpg", "jpeg"],
	"image/png": ["png"],
	"image/gif": ["gif"],
	"image/webp": ["webp"],
	"image/avif": ["avif"],
	"video/mp4": ["mp4", "m4v"],
	"video/quicktime": ["mov", "qt"],
	"application/zip": ["zip"],
};
const known = new Set(["heic", "heif", ...Object.values(endings).flat()]);
const longest = 100;

/**
 * The client's name for a file as every system can save it. The ending is that of the bytes: HEIC is stored as
 * JPEG, and a picture may be called `a.exe`.
 */
export function nameDownload(given: string, mediaType: string): string {
	const name = cleanFileName(given)
		.replace(/[<>:"|?*%]/g, "_")
		.replace(/^[.\s]+/, "");
	const ending = /\.(\w+)$/.exec(name)?.[1] ?? "";
	const own = endings[mediaType] ?? [];
	const stem = known.has(ending.toLowerCase()) ? name.slice(0, -ending.length - 1) : name;
	const short = [...stem].slice(0, longest).join("").trim() || "file";
	return `${short}.${own.includes(ending.toLowerCase()) ? ending : (own[0] ?? "bin")}`;
}

/** A slash in a title is not a path. */
export function nameByTitle(title: string, mediaType: string): string {
	return nameDownload(title.replace(/[\\/]/g, "-"), mediaType);
}

/** RFC 6266: the second name is for everything but ASCII, and wins where it is understood. */
export function writeDisposition(kind: "inline" | "attachment", name: string): string {
	const ascii = name.normalize("NFKD").replace(/[^\x20-\x7e]|["\\%]/g, "_");
	const encoded = encodeURIComponent(name).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
