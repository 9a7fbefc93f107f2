import { resolve, sep } from "node:path";
import ipaddr from "ipaddr.js";
import * as v from "valibot";
import type { BucketPlace } from "../storage/storage.server.ts";
import { isMailbox, readSender } from "./mailbox.ts";

/** Paths are absolute. */
export interface Config {
	/** 0 lets the system choose a free port. */
	port: number;
	host: string;
	dataDir: string;
	/** Scheme, host and port, without a trailing slash; null: local hosts only. */
	publicOrigin: string | null;
	/** null: SQLite in `dataDir`. */
	databaseUrl: string | null;
	/** null: files in `dataDir`. */
	s3: BucketPlace | null;
	/** Addresses and CIDR ranges. */
	trustedProxies: string[];
	/** null: letters are kept, and sent by hand. */
	smtpUrl: string | null;
	/** An address, with a name before it or not; set with `smtpUrl`. */
	mailFrom: string | null;
	/** Where the artist reads; null: the account's address, else the studio's. */
	mailTo: string | null;
	/** null: copies are not encrypted. */
	backupKey: string | null;
	/** Where the site puts a copy of itself every day; null: nowhere. */
	backupDir: string | null;
	/** null: copies stay in `backupDir` alone. */
	backupS3: BucketPlace | null;
	/** null: there is no `/metrics`. */
	metricsToken: string | null;
}

export class ConfigError extends Error {}

const schema = v.object({
	PORT: v.pipe(
		v.optional(v.string(), "3000"),
		v.regex(/^\d{1,5}$/, "PORT must be a whole number from 0 to 65535."),
		v.transform(Number),
		v.maxValue(65535, "PORT must be a whole number from 0 to 65535."),
	),
	HOST: v.optional(v.pipe(v.string(), v.nonEmpty("HOST must not be empty.")), "127.0.0.1"),
	DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("DATA_DIR must not be empty.")), "data"),
	PUBLIC_ORIGIN: v.optional(
		v.pipe(
			v.string(),
			v.transform(readOrigin),
			v.string(
				"PUBLIC_ORIGIN must be a scheme and a host only, such as https://studio.example.com.",
			),
		),
	),
	DATABASE_URL: v.optional(
		v.pipe(
			v.string(),
			v.regex(
				/^postgres(ql)?:\/\//,
				"DATABASE_URL must begin with postgres://. Leave it out to use SQLite in DATA_DIR.",
			),
			v.check(
				isDatabaseAddress,
				"DATABASE_URL cannot be read. It must look like postgres://user:password@host:5432/name.",
			),
		),
	),
	TRUSTED_PROXIES: v.pipe(
		v.optional(v.string(), ""),
		v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
		v.check(
			(ranges) => ranges.every(isRange),
			"TRUSTED_PROXIES must be a list of addresses or ranges, such as 127.0.0.1, 10.0.0.0/8.",
		),
	),
	SMTP_URL: v.optional(
		v.pipe(
			v.string(),
			v.check(
				isMailServer,
				"SMTP_URL cannot be read. It must look like smtps://user:password@mail.example.com, with %-codes for special characters in the password.",
			),
		),
	),
	MAIL_FROM: v.optional(
		v.pipe(
			v.string(),
			v.check(
				(text) => readSender(text) !== null,
				"MAIL_FROM must be one address, such as studio@example.com or Studio <studio@example.com>.",
			),
		),
	),
	MAIL_TO: v.optional(
		v.pipe(
			v.string(),
			v.check(isMailbox, "MAIL_TO must be one address, such as artist@example.com."),
		),
	),
	BACKUP_DIR: v.optional(v.string()),
	METRICS_TOKEN: v.optional(
		v.pipe(v.string(), v.minLength(20, "METRICS_TOKEN must have at least 20 characters.")),
	),
	BACKUP_KEY: v.optional(
		v.pipe(
			v.string(),
			v.minLength(
				20,
				"BACKUP_KEY must have at least 20 characters, such as five random words with hyphens.",
			),
		),
	),
});

const bucketSettings = [
	"ENDPOINT",
	"BUCKET",
	"REGION",
	"ACCESS_KEY_ID",
	"SECRET_ACCESS_KEY",
] as const;

function isMailServer(text: string): boolean {
	const url = URL.parse(text);
	return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== "";
}

/** @returns it as browsers write it; null when it is anything else */
function readOrigin(text: string): string | null {
	const url = URL.parse(text);
	return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : null;
}

/** For an unparsable URL the driver guesses, and then reports a wrong password. */
function isDatabaseAddress(text: string): boolean {
	// An empty host means the local Unix socket.
	return URL.canParse(text.replace("@/", "@localhost/"));
}

function isRange(text: string): boolean {
	return ipaddr.isValid(text) || ipaddr.isValidCIDR(text);
}

/** @throws ConfigError with a message for the operator */
export function readConfig(env: Record<string, string | undefined>): Config {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
	const parsed = v.safeParse(schema, given);
	if (!parsed.success) throw new ConfigError(parsed.issues.map((issue) => issue.message).join(" "));
	const values = parsed.output;
	if (values.SMTP_URL && !values.MAIL_FROM) {
		throw new ConfigError(
			"MAIL_FROM is missing: SMTP_URL needs an address that letters come from, such as studio@example.com.",
		);
	}
	const dataDir = resolve(values.DATA_DIR);
	const backupDir = values.BACKUP_DIR ? resolve(values.BACKUP_DIR) : null;
	if (backupDir === dataDir || backupDir?.startsWith(`${dataDir}${sep}`)) {
		throw new ConfigError(
			"BACKUP_DIR must not be inside DATA_DIR, since copies there would be lost with it. Choose a folder on another disk.",
		);
	}
	const s3 = readBucket(
		given,
		"S3",
		"files are kept in a bucket when all five S3_ variables are set, and in DATA_DIR when none is.",
	);
	const backupS3 = readBucket(
		given,
		"BACKUP_S3",
		"copies go into a bucket as well when all five BACKUP_S3_ variables are set, and stay in BACKUP_DIR when none is.",
	);
	if (backupS3 && !backupDir) {
		throw new ConfigError(
			"BACKUP_DIR is missing: copies are made there before they go into the bucket of the BACKUP_S3_ variables.",
		);
	}
	if (backupS3 && s3?.endpoint === backupS3.endpoint && s3.bucket === backupS3.bucket) {
		throw new ConfigError(
			"BACKUP_S3_BUCKET must not be the bucket of the files, since copies there would be lost with it.",
		);
	}
	return {
		port: values.PORT,
		host: values.HOST,
		dataDir,
		publicOrigin: values.PUBLIC_ORIGIN ?? null,
		databaseUrl: values.DATABASE_URL ?? null,
		s3,
		trustedProxies: values.TRUSTED_PROXIES,
		smtpUrl: values.SMTP_URL ?? null,
		mailFrom: values.MAIL_FROM ?? null,
		mailTo: values.MAIL_TO ?? null,
		backupKey: values.BACKUP_KEY ?? null,
		backupDir,
		backupS3,
		metricsToken: values.METRICS_TOKEN ?? null,
	};
}

/** @param name that the variables begin with @param rule ends the sentence when some are missing */
function readBucket(
	given: Record<string, string | undefined>,
	name: "S3" | "BACKUP_S3",
	rule: string,
): BucketPlace | null {
	const values = bucketSettings.map((setting) => given[`${name}_${setting}`] ?? "");
	const [typed = "", bucket = "", region = "", accessKeyId = "", secretAccessKey = ""] = values;
	if (values.every((value) => value === "")) return null;
	const endpoint = readOrigin(typed) ?? "";
	if (typed && !endpoint) {
		throw new ConfigError(
			`${name}_ENDPOINT must be a scheme and a host only, such as https://s3.eu-central-1.amazonaws.com.`,
		);
	}
	if (bucket && !/^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket))
		throw new ConfigError(`${name}_BUCKET must be the name of a bucket alone.`);
	const missing = bucketSettings.filter((_, index) => !values[index]);
	if (missing.length > 0) {
		const names = missing.map((setting) => `${name}_${setting}`).join(", ");
		throw new ConfigError(`${names} ${missing.length === 1 ? "is" : "are"} missing: ${rule}`);
	}
	return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}
