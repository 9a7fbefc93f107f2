import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.server.ts";

describe("readConfig", () => {
	it("works without any variable", () => {
		expect(readConfig({})).toEqual({
			port: 3000,
			host: "127.0.0.1",
			dataDir: expect.stringMatching(/^\/.*\/data$/),
			publicOrigin: null,
			databaseUrl: null,
			s3: null,
			trustedProxies: [],
			smtpUrl: null,
			mailFrom: null,
			mailTo: null,
			backupKey: null,
			backupDir: null,
			backupS3: null,
			metricsToken: null,
		});
	});

	it("treats an empty variable as absent", () => {
		expect(readConfig({ PORT: "", DATABASE_URL: "" })).toEqual(readConfig({}));
	});

	it.each([
		["PORT", "80a"],
		["PORT", "70000"],
		["PORT", "-1"],
		["PUBLIC_ORIGIN", "studio.example.com"],
		["PUBLIC_ORIGIN", "https://studio.example.com/admin"],
		["PUBLIC_ORIGIN", "https://studio.example.com?a"],
		["PUBLIC_ORIGIN", "https://me@studio.example.com"],
		["PUBLIC_ORIGIN", "ftp://studio.example.com"],
		["DATABASE_URL", "mysql://localhost/x"],
		["DATABASE_URL", "postgres://user:password@localhost:99999/x"],
		["TRUSTED_PROXIES", "127.0.0.1, everybody"],
		["S3_ENDPOINT", "s3.example.com"],
		["S3_BUCKET", "studio/pictures"],
		["BACKUP_S3_ENDPOINT", "s3.example.com"],
		["BACKUP_S3_BUCKET", "studio/copies"],
		["BACKUP_KEY", "too short"],
		["BACKUP_DIR", "data/copies"],
		["METRICS_TOKEN", "too short"],
		["SMTP_URL", "mail.example.com:25"],
		["SMTP_URL", "https://mail.example.com"],
		["MAIL_FROM", "studio"],
		["MAIL_FROM", "studio@example.com, other@example.com"],
		["MAIL_FROM", "Studio\r\nBcc: <studio@example.com>"],
		["MAIL_TO", "Artist <artist@example.com>"],
	])("refuses %s=%s in a sentence that names it", (name, value) => {
		expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
		expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}.*\\.$`));
	});

	it.each([
		["https://studio.example.com/", "https://studio.example.com"],
		["https://Studio.Example.com:443", "https://studio.example.com"],
		["http://127.0.0.1:3000", "http://127.0.0.1:3000"],
		["https://tätowierer.de", "https://xn--ttowierer-v2a.de"],
	])("takes %s as browsers write it", (typed, origin) => {
		expect(readConfig({ PUBLIC_ORIGIN: typed }).publicOrigin).toBe(origin);
		expect(readConfig({ ...s3, S3_ENDPOINT: typed }).s3?.endpoint).toBe(origin);
	});

	it("wants a sender for a mail server", () => {
		const SMTP_URL = "smtps://studio:50%25off@mail.example.com";
		expect(() => readConfig({ SMTP_URL })).toThrow(/^MAIL_FROM is missing.*\.$/);
		const { smtpUrl, mailFrom } = readConfig({ SMTP_URL, MAIL_FROM: "Studio <a@example.com>" });
		expect({ smtpUrl, mailFrom }).toEqual({
			smtpUrl: SMTP_URL,
			mailFrom: "Studio <a@example.com>",
		});
	});

	const s3 = {
		S3_ENDPOINT: "https://s3.example.com",
		S3_BUCKET: "studio",
		S3_REGION: "eu",
		S3_ACCESS_KEY_ID: "key",
		S3_SECRET_ACCESS_KEY: "secret",
	};
	const copies = Object.fromEntries(
		Object.entries(s3).map(([name, value]) => [`BACKUP_${name}`, value]),
	);

	it("wants all variables of a bucket, or none", () => {
		expect(readConfig(s3).s3).toEqual({
			endpoint: "https://s3.example.com",
			bucket: "studio",
			region: "eu",
			accessKeyId: "key",
			secretAccessKey: "secret",
		});
		for (const name of Object.keys(s3)) {
			const missing = new RegExp(`^${name} is missing.*\\.$`);
			expect(() => readConfig({ ...s3, [name]: "" })).toThrow(missing);
		}
	});

	it("wants a bucket for copies that is not the one of the files, and a folder beside it", () => {
		const BACKUP_DIR = "/var/backups";
		expect(readConfig({ ...copies, BACKUP_DIR }).backupS3).toEqual(readConfig(s3).s3);
		expect(() => readConfig(copies)).toThrow(/^BACKUP_DIR is missing.*\.$/);
		expect(() => readConfig({ ...s3, ...copies, BACKUP_DIR })).toThrow(/^BACKUP_S3_BUCKET must/);
	});

	it.each([
		"postgres://localhost/x",
		"postgresql://user:50%25off@db.example.com:5433/x?sslmode=require",
		"postgres://%2Fvar%2Frun%2Fpostgresql/x",
		"postgres://user:password@/x?host=/var/run/postgresql",
		"postgres:///x",
	])("accepts %s as a database", (url) => {
		expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
	});

	it("reads lists of proxies", () => {
		const { trustedProxies } = readConfig({ TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8 ::1" });
		expect(trustedProxies).toEqual(["127.0.0.1", "10.0.0.0/8", "::1"]);
	});
});
