import { clearDevice, isRequestKept, keep, keepFiles, revise, soon } from "./device.ts";
import { lastSubmissionKey, replaceRequest } from "./device-draft.ts";
import type { Dispatch, Effect, News, PerformersOf } from "./draft-events.ts";
import { dropUnsaved, writeUnsaved } from "./unsaved-fields.ts";
import { markWaiting } from "./waiting-flag.ts";

const pauseMs = 300;

type Effects =
	| "saveSoon"
	| "keepFields"
	| "keepUnsaved"
	| "dropUnsaved"
	| "keepFiles"
	| "keepRequest"
	| "keepSubmission"
	| "checkKept"
	| "clearDevice";

export function createDeviceEffects(
	dispatch: Dispatch,
	tellTabs: (news: News) => void,
): PerformersOf<Effects> {
	let saving: ReturnType<typeof setTimeout> | undefined;
	return {
		saveSoon() {
			clearTimeout(saving);
			saving = setTimeout(() => dispatch({ is: "saveDue" }), pauseMs);
		},
		async keepFields({ fields }) {
			clearTimeout(saving);
			dispatch({ is: "fieldsKept", fields, kept: await keep({ fields }) });
		},
		keepUnsaved: ({ fields, early }) => writeUnsaved(fields, early),
		dropUnsaved,
		async keepFiles({ files, fresh, removed, noRoom }) {
			dispatch({ is: "filesKept", ...(await keepFiles(files, fresh, removed, noRoom)) });
		},
		keepRequest: (effect) => keepRequest(dispatch, effect),
		keepSubmission: ({ submission }) => void keep({ [lastSubmissionKey]: submission }),
		async checkKept({ run, key }) {
			dispatch({ is: "stillKept", run, kept: await isRequestKept(key) });
		},
		async clearDevice({ settled, news }) {
			clearTimeout(saving);
			await clearDevice(settled);
			tellTabs(news);
		},
	};
}

async function keepRequest(
	dispatch: Dispatch,
	effect: Extract<Effect, { do: "keepRequest" }>,
): Promise<void> {
	const { request } = effect;
	markWaiting(request !== null);
	const keeping = revise((kept) => replaceRequest(kept, effect));
	const kept = (await soon(keeping)) ?? "late";
	dispatch({ is: "requestKept", request, kept });
	if (kept === "late") dispatch({ is: "requestKept", request, kept: await keeping });
}
