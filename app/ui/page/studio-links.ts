import type { Studio } from "../../publishing/schemas/studio.ts";

export function formatPhone(phone: string): string {
	return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}

export function linkStudio(studio: Pick<Studio, "phone" | "email" | "emailSubject">) {
	return {
		text: `sms:${studio.phone}`,
		call: `tel:${studio.phone}`,
		mail: mailLink(studio, studio.emailSubject),
	};
}

export function mailLink({ email }: Pick<Studio, "email">, subject: string): string {
	return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
