import { studio } from "../../content/studio.ts";

/** An E.164 number of the United States as it is read, others as they are: "(970) 555-0142". */
export function formatPhone(phone: string): string {
	return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}

export const studioLinks = {
	text: `sms:${studio.phone}`,
	call: `tel:${studio.phone}`,
	mail: mailLink(studio.emailSubject),
};

export function mailLink(subject: string): string {
	return `mailto:${studio.email}?subject=${encodeURIComponent(subject)}`;
}
