import type { LoadedList } from "../../portfolio/list/load-list.server.ts";
import type { DocumentKeys } from "../documents/copy-precedence.ts";

export const listKeys = {
	tattoos: {
		file: "tattoos",
		local: "tattoos_all",
		permanent: "tattoos_all_permanent",
		cleared: ["tattoos_all", "tattoos_color", "tattoos_bg"],
	},
	drawings: { file: "drawings", local: "drawings_all" },
	digital: { file: "digital", local: "digital_all" },
	paintings: { file: "paintings", local: "paintings_all" },
} satisfies Record<LoadedList["list"], DocumentKeys>;

export function listKeysOf({ local, permanent, cleared = [] }: DocumentKeys): string[] {
	return [local, permanent ?? local, ...cleared];
}
