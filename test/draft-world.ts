import {
	chooseFields,
	clearSettled,
	type Fields,
	keyOfFile,
	mergeFiles,
	readDraft,
	readList,
	sameFields,
} from "../app/consultation/draft/device-draft.ts";
import type { DraftEvent, Effect, News } from "../app/consultation/draft/draft-events.ts";
import { type DraftState, emptyDraft, toPhase } from "../app/consultation/draft/draft-state.ts";
import { listWatches } from "../app/consultation/draft/draft-watches.ts";
import { reduceDraft } from "../app/consultation/draft/reduce-draft.ts";
import type { UnsavedFields } from "../app/consultation/draft/unsaved-fields.ts";
import type { Outcome } from "../app/consultation/submission/send-request.ts";

/** What becomes of calls to the studio. `lost`: they arrive, and their answers do not. */
export type Network = "up" | "down" | "lost" | "error" | "patience";

const complete = {
	first_name: "Test",
	last_name: "Visitor",
	age: "30",
	email: "visitor@example.com",
	referred_by: "-None-",
};

/** One device with its tabs and a studio: the effects of the draft's reducer without a browser. */
export class DraftWorld {
	time = 1_000_000;
	network: Network = "up";
	device = new Map<string, unknown>();
	typedLast: UnsavedFields | null = null;
	/** Design ideas by idempotency key, as the studio has stored them. */
	rows = new Map<string, string>();
	uploads = new Set<string>();
	/** Design ideas that were submitted, as they stood when Submit was pressed. */
	pressed = new Set<string>();
	/** How often Submit was pressed in a tab with something else than the last time. */
	wishes = new Map<string, number>();
	tabs: Tab[] = [];
	opened = 0;
	/** Who holds a tab lock, and who waits for it. */
	locks = { request: [] as Turn[], files: [] as Turn[] };
	faults: string[] = [];
	private made = 0;

	make(what: string): string {
		this.made += 1;
		return `${what}-${this.made}`;
	}

	turn(network: Network): void {
		this.network = network;
	}

	open(): Tab {
		this.opened += 1;
		const tab = new Tab(this);
		this.tabs.push(tab);
		return tab;
	}

	write(changes: Record<string, unknown>): void {
		for (const [key, value] of Object.entries(changes)) {
			if (value === undefined) this.device.delete(key);
			else this.device.set(key, value);
		}
	}

	/** Everything comes to rest: what is under way arrives, and what waits is tried again. */
	settle(): void {
		this.network = "up";
		for (let round = 0; round < 200; round += 1) {
			for (const tab of this.tabs) while (tab.goOn(0)) {}
			this.time += 60_000;
			for (const tab of this.tabs) tab.tick();
			if (this.tabs.every((tab) => tab.isAtRest())) return;
		}
		this.faults.push(`does not come to rest: ${this.tabs.map(({ state }) => state.step)}`);
	}
}

interface Turn {
	tab: Tab;
	begin(): void;
}

/** A tab: its form, and the results of effects that have not come yet. */
export class Tab {
	state: DraftState = emptyDraft;
	form: Fields = {};
	/** What the visitor typed last in this tab, until it was cancelled. */
	typed: string | null = null;
	/** It was typed before the page was reloaded. */
	private isCarried = false;
	/** What was submitted last. */
	private lastWish = "";
	/** Written one after the other, as a browser does. */
	private writes: (() => void)[] = [];
	private results: (() => void)[] = [];

	private world: DraftWorld;

	constructor(world: DraftWorld) {
		this.world = world;
		this.perform({ do: "load", round: 0 });
	}

	dispatch(event: DraftEvent): void {
		this.world.time += 1;
		const { time, network } = this.world;
		const { round } = this.state;
		const now = {
			time,
			online: network !== "down",
			inSight: true,
			freshKey: this.world.make("key"),
		};
		const { state, effects } = reduceDraft(this.state, event, now);
		const wasSending = this.isSending();
		this.state = state;
		// What was written while its files travelled goes along, as the visitor sees.
		if (!wasSending && this.isSending() && state.asked) this.wish();
		if (state.round !== round) this.form = {};
		for (const effect of effects) this.perform(effect);
		this.check(event);
	}

	/** Lets one result come. @returns false where nothing is under way */
	goOn(which: number): boolean {
		const waits = [...this.writes.slice(0, 1), ...this.results];
		const result = waits[which % waits.length];
		if (!result) return false;
		this.writes = this.writes.filter((each) => each !== result);
		this.results = this.results.filter((each) => each !== result);
		result();
		return true;
	}

	tick(): void {
		const { connection, request, files } = listWatches(this.state);
		if (connection) this.dispatch({ is: "connectionBack" });
		if (request !== null && request <= this.world.time) this.dispatch({ is: "requestDue" });
		if (files !== null && files <= this.world.time) this.dispatch({ is: "filesDue" });
	}

	isAtRest(): boolean {
		return this.state.loaded && ["idle", "held"].includes(this.state.step);
	}

	type(): void {
		if (this.isSending()) return;
		this.typed = this.world.make("idea");
		this.isCarried = false;
		this.form = { ...this.form, ...complete, design_idea: this.typed };
		this.dispatch({ is: "edited", fields: this.form, uploads: [], name: "design_idea" });
	}

	choose(): void {
		if (this.isSending() || this.state.files.length === 5) return;
		const id = this.world.make("file");
		this.dispatch({ is: "filesChosen", files: [{ id, file: new File([], id) }] });
	}

	removeFile(): void {
		const [file] = this.state.files;
		if (file && !this.isSending()) this.dispatch({ is: "fileRemoved", key: file.key });
	}

	submit(): void {
		if (this.isSending() || toPhase(this.state).is === "travelling") return;
		this.dispatch({ is: "submitted", fields: this.form, rest: { uploads: [], quiet: {} } });
		if (this.state.request) this.wish();
	}

	private wish(): void {
		const { world, form } = this;
		const idea = form.design_idea ?? "";
		const wish = JSON.stringify([idea, this.state.files.map(({ id }) => id)]);
		world.pressed.add(idea);
		if (wish !== this.lastWish) world.wishes.set(idea, (world.wishes.get(idea) ?? 0) + 1);
		this.lastWish = wish;
	}

	cancel(): void {
		if (["travelling", "sending"].includes(toPhase(this.state).is)) return;
		this.typed = null;
		this.dispatch({ is: "cancelled" });
	}

	/** @param arrives whether what was on its way still does, although nobody hears of it */
	reload(arrives: boolean): void {
		this.dispatch({ is: "pageLeaving" });
		this.leave(arrives);
		this.isCarried = true;
		const { lastFileKey, run } = this.state;
		this.state = { ...emptyDraft, lastFileKey, run: run + 1 };
		this.form = {};
		this.perform({ do: "load", round: 0 });
	}

	close(): void {
		this.dispatch({ is: "pageLeaving" });
		this.leave(true);
		this.world.tabs = this.world.tabs.filter((tab) => tab !== this);
	}

	private leave(arrives: boolean): void {
		const { dispatch } = this;
		this.dispatch = () => {};
		if (arrives) while (this.goOn(0)) {}
		this.writes = [];
		this.results = [];
		this.dispatch = dispatch;
		for (const what of ["request", "files"] as const) this.giveUp(what);
	}

	private perform(effect: Effect): void {
		const { world } = this;
		const write = (work: () => void) => void this.writes.push(work);
		const later = (work: () => void) => void this.results.push(work);
		const savedAt = world.time;
		const keep = (changes: Record<string, unknown>) => world.write({ ...changes, savedAt });
		switch (effect.do) {
			case "load":
				return write(() => this.load(effect.round));
			case "saveSoon":
				return later(() => this.dispatch({ is: "saveDue" }));
			case "keepFields":
				return write(() => {
					keep({ fields: effect.fields });
					this.dispatch({ is: "fieldsKept", fields: effect.fields, kept: true });
				});
			case "keepUnsaved":
				world.typedLast = { at: world.time, fields: effect.fields, early: effect.early };
				return;
			case "dropUnsaved":
				world.typedLast = null;
				return;
			case "keepFiles":
				return write(() => {
					const bytes = effect.files.map(({ id, file }) => [keyOfFile(id), file]);
					const merged = mergeFiles(world.device, effect.files, new Set(effect.removed));
					keep({ ...Object.fromEntries(bytes), ...merged });
					this.dispatch({ is: "filesKept", kept: true, noRoom: [] });
				});
			case "keepRequest":
				return write(() => {
					keep({ waiting: effect.request ?? undefined, held: effect.held ?? undefined });
					this.dispatch({ is: "requestKept", request: effect.request, kept: true });
				});
			case "keepWish":
				return write(() => keep({ wish: effect.wish }));
			case "checkKept":
				return write(() => {
					const kept = readDraft(world.device, world.time)?.waiting?.key === effect.key;
					// The visitor has changed, sent or cancelled it in another tab.
					if (!kept) this.typed = null;
					this.dispatch({ is: "stillKept", run: effect.run, kept });
				});
			case "clearDevice":
				return write(() => this.clear(effect.settled, effect.news));
			case "takeLock":
				return this.takeLock(
					"request",
					effect.patient,
					() => later(() => this.dispatch({ is: "lockTaken", run: effect.run })),
					() => later(() => this.dispatch({ is: "lockBusy", run: effect.run })),
				);
			case "takeFileLock":
				return this.takeLock("files", true, () =>
					later(() => this.dispatch({ is: "fileLockTaken", listed: readList(world.device) })),
				);
			case "releaseLock":
				return this.giveUp("request");
			case "releaseFileLock":
				return this.giveUp("files");
			case "send":
				this.checkSent(effect.body);
				return later(() => {
					const outcome = this.arrive(effect.key, effect.body);
					this.dispatch({ is: "answered", run: effect.run, outcome });
				});
			case "upload":
				return later(() => this.upload(effect.key));
			case "endUpload":
				return void world.uploads.delete(effect.uploadUrl ?? "");
			default:
				return;
		}
	}

	/** As the runner does: forms are filled where they are empty. */
	private load(round: number): void {
		if (round !== this.state.round) return;
		const { device, time, typedLast } = this.world;
		const draft = readDraft(device, time, typedLast);
		if (!draft?.unsaved) this.world.typedLast = null;
		const drafted = draft?.fields ?? this.state.fields;
		this.form = { ...this.form, ...chooseFields(drafted, this.form) };
		const differs = !sameFields(this.form, drafted);
		const listed = readList(device).map(({ id }) => id);
		const fields = differs ? this.form : drafted;
		this.dispatch({ is: "loaded", loaded: { draft, listed }, fields, differs, room: 5 });
	}

	private clear(settled: readonly string[] | null, news: News): void {
		const { world } = this;
		if (settled) world.write(clearSettled(world.device, new Set(settled)));
		else world.device.clear();
		for (const tab of world.tabs) {
			if (tab !== this) tab.results.push(() => tab.hear(news));
		}
	}

	private hear(news: News): void {
		const isOurs = news.key !== undefined && news.key === this.state.request?.key;
		if (news.is === "cancelled" && isOurs) this.typed = null;
		this.dispatch({ is: "tabNews", news });
	}

	private takeLock(
		what: "request" | "files",
		patient: boolean,
		begin: () => void,
		onBusy = () => {},
	): void {
		const turns = this.world.locks[what];
		if (turns.length > 0 && !patient) return onBusy();
		turns.push({ tab: this, begin });
		if (turns.length === 1) begin();
	}

	private giveUp(what: "request" | "files"): void {
		const [first, ...others] = this.world.locks[what];
		const left = others.filter(({ tab }) => tab !== this);
		const keeps = first && first.tab !== this;
		this.world.locks[what] = keeps ? [first, ...left] : left;
		if (!keeps) left[0]?.begin();
	}

	private upload(key: number): void {
		const { network, uploads } = this.world;
		if (network !== "up") {
			return this.dispatch({ is: "uploadFailed", key, why: "Lost.", goesOn: true });
		}
		const uploadId = this.world.make("upload");
		uploads.add(uploadId);
		this.dispatch({ is: "uploadAddress", key, url: uploadId });
		this.dispatch({ is: "uploadDone", key, uploadId });
	}

	/** The studio stores a request once per key, with uploads that it still has. */
	private arrive(key: string, body: Record<string, unknown>): Outcome {
		const { network, rows, uploads, time } = this.world;
		const failed = { is: "failed", message: "", fields: {}, unsure: true } as const;
		if (network === "down") return { ...failed, goesOn: true };
		if (network === "patience" && !rows.has(key)) return { is: "delayed", seconds: time % 60 };
		const lost = (body.uploads as string[]).filter((id) => !uploads.has(id));
		if (!rows.has(key) && lost.length > 0) return { is: "missing", uploadIds: lost, message: "" };
		rows.set(key, String(body.design_idea));
		if (network === "lost") return { ...failed, goesOn: true };
		return network === "error" ? { ...failed, goesOn: false } : { is: "sent" };
	}

	private isSending(): boolean {
		return toPhase(this.state).is === "sending";
	}

	/** What leaves is what is seen; by itself goes only what was submitted, and everything of it. */
	private checkSent(body: Record<string, unknown>): void {
		const { asked, files } = this.state;
		const idea = String(body.design_idea);
		if (idea !== (this.form.design_idea ?? "")) this.fault(`sends ${idea}, shows another`);
		if (!asked && !this.world.pressed.has(idea)) this.fault(`sends ${idea} by itself`);
		const shown = files.filter(({ state }) => state.is === "done").length;
		if (asked && shown !== files.length) this.fault("sends without a file");
	}

	/** Whatever happened, what was typed stands in the form or is with the studio. */
	private check({ is }: DraftEvent): void {
		const { typed, world, state } = this;
		if (typed === null || !state.loaded || state.fields.design_idea === typed) return;
		// Of what several tabs have loaded, the last writer's counts.
		if (world.opened > 1 && this.isCarried) return;
		if ([...world.rows.values()].includes(typed)) this.typed = null;
		else this.fault(`${is} loses ${typed}`);
	}

	private fault(what: string): void {
		this.world.faults.push(what);
	}
}
