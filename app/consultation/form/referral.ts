import { noReferral } from "../../requests/request-fields.ts";

/** The choice that asks for a name; as a value it also says so in a form sent without scripts. */
export const enterName = "Enter referral name";

/** The two answers to Referred By, in the order they are offered. */
export const referralChoices = [noReferral, enterName] as const;

/**
 * Without scripts both the choice and the name arrive; the name counts unless '-None-' is chosen.
 * @returns '-None-', a name, or nothing where neither was given
 */
export function readReferral({ referred_by: choice = "", referral_name: name = "" }): string {
	return choice === "" || choice === enterName ? name : choice;
}
