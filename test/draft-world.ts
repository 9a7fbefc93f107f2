import type { UnsavedFields } from "../app/consultation/draft/unsaved-fields.ts";
import type { Outcome } from "../app/consultation/submission/send-request.ts";
import { Tab } from "./draft-tab.ts";

/** `lost`: requests arrive, their answers do not. */
export type Network = "up" | "down" | "lost" | "error" | "patience";

/** One device, its tabs and a server: performs the reducer's effects without a browser. */
export class DraftWorld {
	time = 1_000_000;
	network: Network = "up";
	device = new Map<string, unknown>();
	typedLast: UnsavedFields | null = null;
	/** By idempotency key. */
	rows = new Map<string, string>();
	uploads = new Set<string>();
	pressed = new Set<string>();
	/** How often Submit was pressed with changed content. */
	submissions = new Map<string, number>();
	tabs: Tab[] = [];
	opened = 0;
	locks = { request: [] as LockRequest[], files: [] as LockRequest[] };
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

	arrive(key: string, body: Record<string, unknown>): Outcome {
		const { network, rows, uploads, time } = this;
		const failed = { is: "failed", message: "", fields: {}, unsure: true } as const;
		if (network === "down") return { ...failed, willRetry: true };
		if (network === "patience" && !rows.has(key)) return { is: "delayed", seconds: time % 60 };
		const lost = (body.uploads as string[]).filter((id) => !uploads.has(id));
		if (!rows.has(key) && lost.length > 0) return { is: "missing", uploadIds: lost, message: "" };
		rows.set(key, String(body.design_idea));
		if (network === "lost") return { ...failed, willRetry: true };
		return network === "error" ? { ...failed, willRetry: false } : { is: "sent" };
	}

	/** Finishes pending calls and retries until nothing changes. */
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

interface LockRequest {
	tab: Tab;
	begin(): void;
}
