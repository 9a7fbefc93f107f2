import {
	chooseFields,
	clearSettled,
	type Fields,
	keyOfFile,
	mergeFiles,
	readDraft,
	readList,
	replaceRequest,
	sameFields,
} from "../app/consultation/draft/device-draft.ts";
import type {
	DraftEvent,
	Effect,
	EffectName,
	News,
	PerformersOf,
} from "../app/consultation/draft/draft-events.ts";
import { type DraftState, emptyDraft, toPhase } from "../app/consultation/draft/draft-state.ts";
import { listWatches } from "../app/consultation/draft/draft-watches.ts";
import { reduceDraft } from "../app/consultation/draft/reduce-draft.ts";
import type { DraftWorld } from "./draft-world.ts";

const complete = {
	first_name: "Test",
	last_name: "Visitor",
	age: "30",
	email: "visitor@example.com",
	referred_by: "-None-",
};

export class Tab {
	state: DraftState = emptyDraft;
	form: Fields = {};
	/** The visitor's last input, which must not get lost. */
	typed: string | null = null;
	/** Typed before the draft was read again. */
	private isCarried = false;
	private lastSubmitted = "";
	/** Writes finish in order, as in a browser. */
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
		const isWritten = state.step === "saving" && !this.state.request?.body;
		this.state = state;
		// An edit during the uploads goes along, as the visitor sees.
		if (!wasSending && this.isSending() && state.byVisitor) this.noteSubmission();
		if (isWritten && state.files.some((file) => file.state.is !== "done")) {
			this.fault("writes a request without a file");
		}
		if (state.round !== round) this.form = {};
		for (const effect of effects) this.perform(effect);
		this.check(event);
	}

	/** @returns false where nothing is pending */
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
		this.dispatch({ is: "submitted", fields: this.form, rest: { uploads: [], honeypot: {} } });
		if (this.state.request) this.noteSubmission();
	}

	private noteSubmission(): void {
		const { world, form } = this;
		const idea = form.design_idea ?? "";
		const content = JSON.stringify([idea, this.state.files.map(({ id }) => id)]);
		world.pressed.add(idea);
		if (content !== this.lastSubmitted)
			world.submissions.set(idea, (world.submissions.get(idea) ?? 0) + 1);
		this.takePlace(content);
		this.lastSubmitted = content;
	}

	/** The device has place for one request: another one, or none after Cancel, takes the key of the former with it. */
	private takePlace(content: string): void {
		for (const tab of this.world.tabs) if (tab.lastSubmitted !== content) tab.lastSubmitted = "";
	}

	cancel(): void {
		if (["travelling", "sending"].includes(toPhase(this.state).is)) return;
		this.typed = null;
		this.takePlace("");
		this.dispatch({ is: "cancelled" });
	}

	/** @param arrives whether pending calls reach the server, although their answers are lost */
	reload(arrives: boolean): void {
		this.dispatch({ is: "pageLeaving" });
		this.leave(arrives);
		this.isCarried = true;
		const { lastFileKey, run } = this.state;
		this.state = { ...emptyDraft, lastFileKey, run: run + 1 };
		this.form = {};
		this.perform({ do: "load", round: 0 });
	}

	comeToFront(): void {
		const { round } = this.state;
		this.dispatch({ is: "cameToFront" });
		if (this.state.round !== round) this.isCarried = true;
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
		(this.performers[effect.do] as ((each: Effect) => void) | undefined)?.(effect);
	}

	private write(work: () => void): void {
		this.writes.push(work);
	}

	private later(work: () => void): void {
		this.results.push(work);
	}

	private keep(changes: () => Record<string, unknown>, then = () => {}): void {
		const savedAt = this.world.time;
		this.write(() => {
			this.world.write({ ...changes(), savedAt });
			then();
		});
	}

	/** Effects that are not listed do nothing that another rule depends on. */
	private performers: Partial<PerformersOf<EffectName>> = {
		load: ({ round }) => this.write(() => this.load(round)),
		saveSoon: () => this.later(() => this.dispatch({ is: "saveDue" })),
		keepFields: ({ fields }) =>
			this.keep(
				() => ({ fields }),
				() => this.dispatch({ is: "fieldsKept", fields, kept: true }),
			),
		keepUnsaved: ({ fields, early }) => {
			this.world.typedLast = { at: this.world.time, fields, early };
		},
		dropUnsaved: () => {
			this.world.typedLast = null;
		},
		keepFiles: ({ files, removed }) =>
			this.keep(
				() => ({
					...Object.fromEntries(files.map(({ id, file }) => [keyOfFile(id), file])),
					...mergeFiles(this.world.device, files, new Set(removed)),
				}),
				() => this.dispatch({ is: "filesKept", kept: true, noRoom: [] }),
			),
		keepRequest: (effect) =>
			this.keep(
				() => replaceRequest(this.world.device, effect),
				() => this.dispatch({ is: "requestKept", request: effect.request, kept: true }),
			),
		keepSubmission: ({ submission }) => this.keep(() => ({ wish: submission })),
		checkKept: ({ run, key }) =>
			this.write(() => {
				const kept = readDraft(this.world.device, this.world.time)?.waiting?.key === key;
				// Changed, sent or canceled in another tab.
				if (!kept) this.typed = null;
				this.dispatch({ is: "stillKept", run, kept });
			}),
		clearDevice: ({ settled, news }) => this.write(() => this.clear(settled, news)),
		takeLock: ({ run, patient }) =>
			this.takeLock(
				"request",
				patient,
				() => this.later(() => this.dispatch({ is: "lockTaken", run })),
				() => this.later(() => this.dispatch({ is: "lockBusy", run })),
			),
		releaseLock: () => this.giveUp("request"),
		takeFileLock: () =>
			this.takeLock("files", true, () =>
				this.later(() =>
					this.dispatch({ is: "fileLockTaken", listed: readList(this.world.device) }),
				),
			),
		releaseFileLock: () => this.giveUp("files"),
		send: ({ run, key, body }) => {
			this.checkSent(body);
			this.later(() => {
				this.dispatch({ is: "answered", run, outcome: this.world.arrive(key, body) });
			});
		},
		upload: ({ key }) => this.later(() => this.upload(key)),
		endUpload: ({ uploadUrl }) => void this.world.uploads.delete(uploadUrl ?? ""),
	};

	private load(round: number): void {
		if (round !== this.state.round) return;
		const { device, time, typedLast } = this.world;
		const draft = readDraft(device, time, typedLast);
		if (!draft?.unsaved) this.world.typedLast = null;
		const drafted = draft?.fields ?? this.state.fields;
		this.form = { ...this.form, ...chooseFields(drafted, this.form) };
		const differs = !sameFields(this.form, drafted);
		const fields = differs ? this.form : drafted;
		this.dispatch({ is: "loaded", draft, fields, differs, room: 5 });
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
		const requests = this.world.locks[what];
		if (requests.length > 0 && !patient) {
			onBusy();
			return;
		}
		requests.push({ tab: this, begin });
		if (requests.length === 1) begin();
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
			this.dispatch({ is: "uploadFailed", key, why: "Lost.", willRetry: true });
			return;
		}
		const uploadId = this.world.make("upload");
		uploads.add(uploadId);
		this.dispatch({ is: "uploadAddress", key, url: uploadId });
		this.dispatch({ is: "uploadDone", key, uploadId });
	}

	private isSending(): boolean {
		return toPhase(this.state).is === "sending";
	}

	/** Automatic attempts send only what was submitted. */
	private checkSent(body: Record<string, unknown>): void {
		const { byVisitor } = this.state;
		const idea = String(body.design_idea);
		if (idea !== (this.form.design_idea ?? "")) this.fault(`sends ${idea}, shows another`);
		if (!byVisitor && !this.world.pressed.has(idea)) this.fault(`sends ${idea} by itself`);
	}

	/** Invariant: what was typed is in the form or at the server. */
	private check({ is }: DraftEvent): void {
		const { typed, world, state } = this;
		if (typed === null || !state.loaded || state.fields.design_idea === typed) return;
		// With several tabs, the last writer wins.
		if (world.opened > 1 && this.isCarried) return;
		if ([...world.rows.values()].includes(typed)) this.typed = null;
		else this.fault(`${is} loses ${typed}`);
	}

	private fault(what: string): void {
		this.world.faults.push(what);
	}
}
