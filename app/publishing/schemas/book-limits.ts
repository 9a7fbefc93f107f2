/** Apart from the schema, so that the form in the browser does without valibot. */
export const eventKinds = ["Guest spot", "Event"] as const;

export const mostEvents = 24;
