import { openDraft } from "./draft-session.ts";

// A module of its own, loaded on any page where a request waits from an earlier visit: whoever loads it
// wants it sent, and names nothing of it, which keeps what every page carries small.
void openDraft().start();
