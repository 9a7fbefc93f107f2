import { openDraft } from "./open-draft.ts";

// Loaded on any page while a request waits; exports nothing to keep every page's bundle small.
void openDraft().start();
