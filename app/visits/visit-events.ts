/** How far visitors come in the request form, in its order. */
export const formSteps = [
	"opened",
	"begun",
	"personal",
	"contact",
	"design",
	"referral",
	"files",
] as const;

export type FormStep = (typeof formSteps)[number];

/** Counted on the server alone: `view` of a page, `sent` with the stored request. */
export type VisitEvent = FormStep | "view" | "sent";

export const formPage = "/consultation";

export function isFormStep(given: unknown): given is FormStep {
	return formSteps.some((step) => step === given);
}
