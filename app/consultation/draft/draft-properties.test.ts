import fc from "fast-check";
import { expect, it } from "vitest";
import type { Tab } from "../../../test/draft-tab.ts";
import { DraftWorld, type Network } from "../../../test/draft-world.ts";

type Act = (world: DraftWorld) => void;

const inTab = (name: string, act: (tab: Tab) => void) =>
	fc.nat({ max: 2 }).map((which) =>
		named(name, (world) => {
			const tab = world.tabs[which % world.tabs.length];
			if (tab) act(tab);
		}),
	);

function named(name: string, act: Act): Act {
	return Object.assign(act, { [fc.toStringMethod]: () => name });
}

const anyAct = fc.oneof(
	{ weight: 3, arbitrary: inTab("type", (tab) => tab.type()) },
	{ weight: 2, arbitrary: inTab("choose a file", (tab) => tab.choose()) },
	{ weight: 1, arbitrary: inTab("remove a file", (tab) => tab.removeFile()) },
	{ weight: 3, arbitrary: inTab("submit", (tab) => tab.submit()) },
	{ weight: 1, arbitrary: inTab("come to front", (tab) => tab.comeToFront()) },
	{ weight: 1, arbitrary: inTab("cancel", (tab) => tab.cancel()) },
	{ weight: 2, arbitrary: inTab("wait", (tab) => tab.tick()) },
	{
		weight: 12,
		arbitrary: fc
			.nat({ max: 5 })
			.chain((which) => inTab(`go on ${which}`, (tab) => void tab.goOn(which))),
	},
	{
		weight: 2,
		arbitrary: fc
			.boolean()
			.chain((arrives) => inTab(`reload ${arrives}`, (tab) => tab.reload(arrives))),
	},
	{
		weight: 3,
		arbitrary: fc
			.constantFrom<Network[]>("up", "down", "lost", "error", "patience")
			.map((network) => named(network, (world) => world.turn(network))),
	},
	{
		weight: 1,
		arbitrary: fc.constant(named("lose the uploads", (world) => world.uploads.clear())),
	},
);

const openTab = named("open a tab", (world) => void (world.tabs.length < 3 && world.open()));
const closeTab = named(
	"close a tab",
	(world) => void (world.tabs.length > 1 && world.tabs[0]?.close()),
);
const oneTab = fc.array(anyAct, { maxLength: 60, size: "max" });
const moreTabs = fc.array(
	fc.oneof(
		{ weight: 12, arbitrary: anyAct },
		{ weight: 1, arbitrary: fc.constantFrom(openTab, closeTab) },
	),
	{ maxLength: 80, size: "max" },
);

it.each([
	["one tab", oneTab],
	["several tabs", moreTabs],
])(
	"in %s a request is sent at most once, no input is lost, and changed requests are never sent automatically",
	(_, acts) => {
		fc.assert(
			fc.property(acts, (all) => {
				const world = new DraftWorld();
				world.open();
				for (const act of all) act(world);
				world.settle();
				expect(world.faults).toEqual([]);
				const stored = [...world.rows.values()];
				for (const idea of new Set(stored)) {
					const times = stored.filter((each) => each === idea).length;
					expect(times, `${idea} is stored`).toBeLessThanOrEqual(world.submissions.get(idea) ?? 0);
				}
			}),
			{ numRuns: 2_000 },
		);
	},
);
