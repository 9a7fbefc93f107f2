import type { Sleeves } from "../app/publishing/schemas/sleeves.ts";

export const sleeves: Sleeves = {
	more: "A sleeve takes me months, so this page grows slowly. If you've been carrying around an idea for an arm, a leg or a back, we can start with a drawing.",
};
