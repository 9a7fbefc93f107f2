import { compareWords } from "./compare-words.ts";
import type { ToldChange } from "./tell-changes.server.ts";

/** Lists the differences between two forms. @param labels of the compared fields, by name */
export function compareFields<Name extends string>(
	labels: Record<Name, string>,
	before: NoInfer<Record<Name, string>>,
	after: NoInfer<Record<Name, string>>,
): ToldChange[] {
	const names = Object.keys(labels) as Name[];
	return names
		.filter((name) => before[name] !== after[name])
		.map((name) => ({
			...{ key: name, where: [labels[name]], kind: "changed" as const },
			parts: compareWords(before[name], after[name]),
			...{ facts: [], was: undefined, is: undefined, to: undefined },
		}));
}
