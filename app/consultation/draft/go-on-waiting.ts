import { openDraft } from "./open-draft.ts";

// A module of its own, loaded on any page where a request waits from an earlier visit. It exports
// nothing, which keeps what every page carries small.
void openDraft().start();
