import { setTimeout as wait } from "node:timers/promises";
import { leastMs } from "../../app/requests/spam-rules.ts";
import type { Answer } from "../../test/call.ts";
import { validRequest } from "../../test/requests.ts";
import { collectFaults, type Faults, type Outcome } from "./outcome.ts";
import { withSite } from "./run-site.ts";
import { callOf, mailTricks, makeBot, makePerson, type Posting } from "./spam-senders.ts";
import { queryFile } from "./stored-requests.ts";
import { send, share } from "./traffic.ts";

interface SpamCounts {
	bots: number;
	people: number;
	addresses: [number, number];
}

interface Stored {
	email: string;
	last_name: string;
	set_aside: string | null;
	[column: string]: unknown;
}

const leastSetAside = 0.95;
const clients = 20;

export async function filterSpam(counts: SpamCounts): Promise<Outcome> {
	const [few, many] = counts.addresses;
	const faults = collectFaults();
	const fromFew = await flood({ ...counts, from: few }, faults);
	const fromMany = await flood({ ...counts, from: many }, faults);
	const tricks = await tryMailTricks(faults);
	return { figures: { ...fromFew, ...fromMany, ...tricks }, faults: faults.list() };
}

function flood({ bots, people, from }: SpamCounts & { from: number }, faults: Faults) {
	return withSite(async ({ dataDir, start }) => {
		const { address } = await start();
		const statuses: number[] = [];
		const late = new Set<string | undefined>();
		let refused = 0;
		const sendBots = share(bots, clients, async (index) => {
			const posting = makeBot(index, Date.now());
			const began = performance.now();
			const answer = await post(address, posting, `127.3.0.${(index % from) + 1}`);
			// On a busy machine, its form was open for as long as a person's.
			const isLate = performance.now() - began >= leastMs;
			if (posting.afterOpening !== undefined && isLate) late.add(posting.fields.email);
			statuses.push(answer.status);
			const expected = answer.status === 201 || answer.status === 429;
			faults.require(expected, `a bot (${posting.kind}) was answered ${answer.status}`);
		});
		const sendPeople = share(people, clients, async (index) => {
			const posting = makePerson(index, Date.now());
			const mine = `127.4.0.${index + 1}`;
			for (const _ of posting.key ? ["once", "again"] : ["once"]) {
				const { status } = await post(address, posting, mine);
				if (status === 201) continue;
				refused += 1;
				faults.add(`person ${index} (${posting.way}) was answered ${status}`);
			}
		});
		await Promise.all([sendBots, sendPeople]);

		const rows = readStored(dataDir);
		const [machines, persons] = [true, false].map((isBot) =>
			rows.filter(({ email }) => email.endsWith("@promo.example") === isBot),
		) as [Stored[], Stored[]];
		const accepted = statuses.filter((status) => status === 201).length;
		const judged = machines.filter(({ email }) => !late.has(email));
		const caught = judged.filter(({ set_aside }) => set_aside !== null).length;
		const wronged = persons.filter(({ set_aside }) => set_aside !== null);
		faults.require(machines.length === accepted, `${accepted} accepted, ${machines.length} stored`);
		faults.require(persons.length === people, `${people} people made ${persons.length} rows`);
		faults.require(accepted >= Math.min(bots, from), `only ${accepted} bots were accepted`);
		const needed = judged.length * leastSetAside;
		faults.require(caught >= needed, `only ${caught} of ${judged.length} bots were caught`);
		for (const { email, set_aside } of wronged) faults.add(`${email} was marked: ${set_aside}`);
		const percent = (100 * caught) / Math.max(1, judged.length);
		return {
			[`taken from ${from} addresses`]: accepted,
			[`bots limited at ${from}`]: bots - accepted,
			[`bots held up at ${from}`]: machines.length - judged.length,
			[`bots marked as spam at ${from}`]: `${caught} (${percent.toFixed(1)} %)`,
			[`people stored at ${from}`]: persons.length,
			[`people refused at ${from}`]: refused,
			[`people marked as spam at ${from}`]: wronged.length,
		};
	});
}

async function post(origin: string, posting: Posting, from: string): Promise<Answer> {
	let sent = posting;
	if (posting.afterOpening !== undefined) {
		await send(origin, "/consultation", { from });
		await wait(posting.afterOpening);
		sent = { ...posting, fields: { ...posting.fields, opened_at: "", leave_blank: "" } };
	}
	const { path, call } = callOf(sent);
	return send(origin, path, { ...call, from });
}

function tryMailTricks(faults: Faults): Promise<Record<string, number>> {
	return withSite(async ({ dataDir, start }) => {
		const { address, output } = await start();
		let [stored, refused] = [0, 0];
		await share(2 * mailTricks.length, clients, async (index) => {
			const trick = mailTricks[index >> 1] ?? {};
			const way = index % 2 ? "form" : "call";
			const fields = { ...validRequest, age: "30", ...trick };
			const { path, call } = callOf({ kind: "trick", way, fields });
			const { status } = await send(address, path, call);
			if (status === 201) stored += 1;
			else if (status === 422) refused += 1;
			else faults.add(`${JSON.stringify(trick)} by ${way} was answered ${status}`);
		});
		const rows = readStored(dataDir);
		faults.require(rows.length === stored, `${stored} taken, ${rows.length} stored`);
		for (const { design_idea: _, ...row } of rows) {
			const lines = Object.entries(row).filter(([, value]) => /\p{Cc}/u.test(String(value)));
			for (const [name, value] of lines) faults.add(`${name} is kept as ${JSON.stringify(value)}`);
			const parts = row.email.split("@");
			faults.require(parts.length === 2 && !/\s/.test(row.email), `${row.email} was taken`);
		}
		faults.require(!output().includes("evil.test"), "the log repeats what was sent");
		return { "mail tricks refused": refused, "mail tricks kept as text": stored };
	});
}

function readStored(dataDir: string): Stored[] {
	return queryFile(dataDir, "select * from consultation_submissions");
}
