import type { Config } from "../server/config.server.ts";
import { requireSamePlace } from "../storage/bucket-mark.server.ts";
import { withBucket } from "../storage/with-bucket.server.ts";
import { type Finding, good, wrong } from "./finding.ts";

/** Whether files can be stored in the site's bucket, if there is one. */
export async function checkStorage(config: Pick<Config, "dataDir" | "s3">): Promise<Finding[]> {
	const { s3 } = config;
	if (!s3) return [];
	return withBucket(config, s3, async (bucket) => {
		requireSamePlace(config);
		await bucket.tryWrite();
	}).then(
		() => [good("Bucket", `Files can be stored in ${s3.bucket} at ${s3.endpoint}.`)],
		(error) => [wrong("Bucket", error.message, "Until then no files are taken or shown.")],
	);
}
