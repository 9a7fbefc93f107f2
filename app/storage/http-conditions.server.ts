import type { GetObjectCommandInput, GetObjectCommandOutput } from "@aws-sdk/client-s3";
import type { FileAnswer, FileRequest } from "./storage.server.ts";

/** Translates the conditions of a request for S3. `If-Range` needs none: a stored file never changes. */
export function readConditions({ headers }: FileRequest): Partial<GetObjectCommandInput> {
	const { range, "if-none-match": ifNoneMatch } = headers;
	const since = readDate(headers["if-modified-since"]);
	// As on the disk, several ranges at once get the whole file.
	const isOne = range && /^bytes=(\d+-\d*|-\d+)$/.test(range);
	return {
		...(isOne && { Range: range }),
		...(ifNoneMatch && { IfNoneMatch: ifNoneMatch }),
		...(since && !ifNoneMatch && { IfModifiedSince: since }),
	};
}

function readDate(text: string | undefined): Date | undefined {
	const at = Date.parse(text ?? "");
	return Number.isNaN(at) ? undefined : new Date(at);
}

/** Describes an object as the disk describes a file. */
export function describeObject(
	found: Pick<GetObjectCommandOutput, "ContentLength" | "ContentRange" | "ETag" | "LastModified">,
): Pick<FileAnswer, "status" | "headers"> {
	const { ContentLength, ContentRange, ETag, LastModified } = found;
	return {
		status: ContentRange ? 206 : 200,
		headers: {
			"Accept-Ranges": "bytes",
			"Content-Length": ContentLength ?? 0,
			...(ContentRange && { "Content-Range": ContentRange }),
			...(ETag && { ETag }),
			...(LastModified && { "Last-Modified": LastModified.toUTCString() }),
		},
	};
}
