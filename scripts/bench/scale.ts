import { drawJpeg } from "../../test/media.ts";
import { withSite } from "../faults/run-site.ts";
import { sendByTus } from "../faults/send-request.ts";
import { withStage } from "../faults/stage.ts";
import { share } from "../faults/traffic.ts";
import { load } from "./plain-files.ts";

const clients = 16;
const counts = { plain: 400, photo: 100 };

/** Per second, with no other load. */
interface Throughput {
	pages: number;
	requests: number;
	/** With one photo of 2 MB. */
	"requests with photo": number;
}

/** One process on SQLite, and one and three on Postgres and a bucket behind nginx: all on this machine, with the clients. */
export async function measureScale(): Promise<Record<string, Throughput>> {
	const photo = await drawJpeg(2_000, 1_600);
	const alone = await withSite(async ({ start }) => measure((await start()).address, photo));
	return withStage(async ({ origin, start }) => {
		await start(0);
		const one = await measure(origin, photo);
		await Promise.all([start(1), start(2)]);
		const three = await measure(origin, photo);
		return { "SQLite and disk": alone, "Postgres and bucket": one, "three of them": three };
	});
}

async function measure(origin: string, photo: Buffer): Promise<Throughput> {
	const { rate } = await load(`${origin}/`);
	return {
		pages: Math.round(rate),
		requests: await send(origin, counts.plain, []),
		"requests with photo": await send(origin, counts.photo, [photo]),
	};
}

/** @returns requests a second @throws Error when one is refused */
async function send(origin: string, count: number, files: Buffer[]): Promise<number> {
	const began = performance.now();
	await share(count, clients, async (index) => {
		const { status, text } = await sendByTus(origin, `scale-${files.length}-${index}`, files);
		if (status !== 201) throw new Error(`A request is answered ${status}: ${text}`);
	});
	return Math.round((count / (performance.now() - began)) * 1000);
}
