import { createHash, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import {
	CopyObjectCommand,
	DeleteObjectCommand,
	GetObjectCommand,
	type GetObjectCommandInput,
	type GetObjectCommandOutput,
	HeadObjectCommand,
	ListObjectsV2Command,
	PutObjectCommand,
	S3Client,
} from "@aws-sdk/client-s3";
import { shareProbe } from "../db/share-probe.server.ts";
import { describeObject, readConditions } from "./http-conditions.server.ts";
import { cut, readOn } from "./read-on.server.ts";
import { isNotFound, persist, readStatus } from "./retry.server.ts";
import type { BucketPlace, OpenFile, Storage, StoredName } from "./storage.server.ts";

export interface Bucket extends Storage {
	/** A small file, at once. */
	write(name: string, text: string): Promise<void>;
	/** Like `put`, but keeps the file at `path`. */
	copyIn(name: string, path: string): Promise<void>;
	/** @returns null if there is no such file */
	read(name: string): Promise<string | null>;
}

const second = 1000;
/** A poll of `/readyz` must not cost a write each. */
const probeMs = 2 * second;

/** @param idleMs without a byte either way, after which an attempt counts as failed */
export function openBucket(
	{ endpoint, bucket: Bucket, region, accessKeyId, secretAccessKey }: BucketPlace,
	dataDir: string,
	{ idleMs = 10 * second } = {},
): Bucket {
	const client = new S3Client({
		endpoint,
		region,
		credentials: { accessKeyId, secretAccessKey },
		forcePathStyle: true,
		// Not every store knows the checksums that Amazon's takes since 2025. Content-MD5 is known to all.
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		// The client would not repeat a file's bytes; `persist` repeats everything.
		maxAttempts: 1,
		requestHandler: {
			connectionTimeout: idleMs,
			socketTimeout: idleMs,
			requestTimeout: 0,
			socketAcquisitionWarningTimeout: 60 * second,
			httpAgent: { keepAlive: true, maxSockets: 100 },
			httpsAgent: { keepAlive: true, maxSockets: 100 },
		},
	});

	const get = (name: string, more: Partial<GetObjectCommandInput> = {}) =>
		persist(() => client.send(new GetObjectCommand({ Bucket, Key: name, ...more })));
	const head = (name: string, more: Partial<GetObjectCommandInput> = {}) =>
		persist(() => client.send(new HeadObjectCommand({ Bucket, Key: name, ...more })));

	const open = async (name: string): Promise<OpenFile | null> => {
		const found = await orNull(get(name));
		if (!found) return null;
		return { bytes: found.ContentLength ?? 0, chunks: readOn(name, found, get) };
	};

	const putOnce = async (name: string, path: string, bytes: number, md5: string) => {
		const Body = createReadStream(path);
		const object = { Bucket, Key: name, Body, ContentLength: bytes, ContentMD5: md5 };
		await client.send(new PutObjectCommand(object)).finally(() => Body.destroy());
		// A store that does not compare the digest may have kept less.
		const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: name }));
		if (ContentLength !== bytes) throw cut(name);
	};

	const bucket: Bucket = {
		async put(name, path) {
			await bucket.copyIn(name, path);
			await rm(path);
		},
		async copyIn(name, path) {
			const { size } = await stat(path);
			const md5 = createHash("md5");
			await pipeline(createReadStream(path), md5);
			const digest = md5.digest("base64");
			await persist(() => putOnce(name, path, size, digest));
		},
		async has(name) {
			return (await orNull(head(name))) !== null;
		},
		open,
		async answer(name, request) {
			const asked = readConditions(request);
			const last = /^bytes=-(\d+)$/.exec(asked.Range ?? "")?.[1];
			// Not every store knows ranges from the end.
			if (last) asked.Range = await fromStart(name, Number(last));
			const isHead = request.method === "HEAD";
			try {
				const found = await (isHead ? head(name, asked) : get(name, asked));
				const body = isHead
					? Readable.from([])
					: readOn(name, found as GetObjectCommandOutput, get);
				return { ...describeObject(found), body };
			} catch (error) {
				const status = readStatus(error);
				if (isNotFound(error)) return null;
				if (status === 304) return { status, headers: {}, body: Readable.from([]) };
				if (status !== 416) throw error;
				const { ContentLength = 0 } = await head(name);
				const headers = { "Content-Range": `bytes */${ContentLength}` };
				return { status, headers, body: Readable.from([]) };
			}
		},
		async withPath(name, use) {
			const path = join(dataDir, "incoming", `${randomBytes(16).toString("hex")}.read`);
			try {
				const found = await open(name);
				if (found) await pipeline(found.chunks, createWriteStream(path, { mode: 0o600 }));
				return await use(path);
			} finally {
				await rm(path, { force: true });
			}
		},
		async move(from, to) {
			const CopySource = `${Bucket}/${from}`;
			await persist(() => client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource })));
			await bucket.remove(from);
		},
		async remove(name) {
			await persist(() => client.send(new DeleteObjectCommand({ Bucket, Key: name })));
		},
		async list(folder) {
			const found: StoredName[] = [];
			let ContinuationToken: string | undefined;
			do {
				const asked = { Bucket, Prefix: `${folder}/`, ContinuationToken };
				const page = await persist(() => client.send(new ListObjectsV2Command(asked)));
				for (const { Key = "", Size = 0, LastModified } of page.Contents ?? [])
					found.push({ name: Key, bytes: Size, changedAt: LastModified?.getTime() ?? 0 });
				ContinuationToken = page.NextContinuationToken;
			} while (ContinuationToken);
			return found;
		},
		async write(name, text) {
			const Body = Buffer.from(text);
			const ContentMD5 = createHash("md5").update(Body).digest("base64");
			await persist(() =>
				client.send(new PutObjectCommand({ Bucket, Key: name, Body, ContentMD5 })),
			);
		},
		async read(name) {
			const found = await open(name);
			return found && text(found.chunks);
		},
		tryWrite: shareProbe(() => bucket.write("probe", "ready"), probeMs),
		close: () => client.destroy(),
	};

	async function fromStart(name: string, last: number): Promise<string> {
		const { ContentLength = 0 } = (await orNull(head(name))) ?? {};
		return `bytes=${Math.max(0, ContentLength - last)}-`;
	}

	return bucket;
}

async function orNull<T>(found: Promise<T>): Promise<T | null> {
	try {
		return await found;
	} catch (error) {
		if (isNotFound(error)) return null;
		throw error;
	}
}
