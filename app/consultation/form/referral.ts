import { noReferral } from "../../requests/request-fields.ts";

export const enterName = "Enter referral name";

export const referralChoices = [noReferral, enterName] as const;

export function readReferral({ referred_by: choice = "", referral_name: name = "" }): string {
	return choice === "" || choice === enterName ? name : choice;
}
