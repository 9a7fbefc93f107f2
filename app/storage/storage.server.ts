import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { DatabasePlace } from "../db/database.server.ts";
import type { Bucket } from "./bucket.server.ts";
import { requireSamePlace } from "./bucket-mark.server.ts";
import { openDiskStorage } from "./disk-storage.server.ts";

/** A bucket of an S3-compatible store. */
export interface BucketPlace {
	/** Scheme, host and port. */
	endpoint: string;
	bucket: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
}

/** A null `s3` means files in `dataDir`, which is absolute. */
export interface StoragePlace {
	dataDir: string;
	s3: BucketPlace | null;
}

/** All that a site keeps. */
export interface SitePlace extends DatabasePlace, StoragePlace {}

export interface StoredName {
	name: string;
	bytes: number;
	changedAt: number;
}

export interface OpenFile {
	bytes: number;
	/** Must be read or destroyed. */
	chunks: Readable;
}

export interface FileRequest {
	method?: string;
	headers: IncomingHttpHeaders;
}

export interface FileAnswer {
	/** 200, 206, 304, 412 or 416. */
	status: number;
	/** Length, range, tag and time of change. */
	headers: OutgoingHttpHeaders;
	/** Must be read or destroyed. */
	body: Readable;
}

/**
 * Whole files under names such as `files/<id>`, in the data folder or in a bucket. All are private.
 * A bucket's functions throw StorageOutOfReach.
 */
export interface Storage {
	/** Takes over the file at `path`; it is durable and whole once this resolves. */
	put(name: string, path: string): Promise<void>;
	has(name: string): Promise<boolean>;
	/** @returns null if there is no such file */
	open(name: string): Promise<OpenFile | null>;
	/** Answers with ranges and conditions of HTTP. @returns null if there is no such file */
	answer(name: string, request: FileRequest): Promise<FileAnswer | null>;
	/** For code that reads a file by its path. There is no file at it if the storage has none. */
	withPath<T>(name: string, use: (path: string) => Promise<T>): Promise<T>;
	/** The moved file counts as changed now. */
	move(from: string, to: string): Promise<void>;
	remove(name: string): Promise<void>;
	list(folder: string): Promise<StoredName[]>;
	tryWrite(): Promise<void>;
	close(): void;
}

/**
 * The S3 client is loaded only where it is used: it costs time and memory.
 * @throws ConfigError when the files of this data folder are elsewhere
 */
export async function openStorage({ dataDir, s3 }: StoragePlace): Promise<Storage> {
	requireSamePlace({ dataDir, s3 });
	if (s3 === null) return openDiskStorage(dataDir);
	const { openBucket } = await import("./bucket.server.ts");
	return openBucket(s3, dataDir);
}

export function isBucket(storage: Storage): storage is Bucket {
	return "write" in storage;
}
