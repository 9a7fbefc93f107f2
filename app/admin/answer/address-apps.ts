interface HandedLetter {
	recipient: string;
	/** As the client typed it. */
	phone: string | null;
	subject: string;
	text: string;
}

/** For the mail app of the artist's phone. */
export function addressMail({ recipient, subject, text }: HandedLetter): string {
	const to = encodeURIComponent(recipient).replace("%40", "@");
	// RFC 6068 wants CRLF between lines.
	const body = encodeURIComponent(text.replace(/\n/g, "\r\n"));
	return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** For its message app. @returns null without a number to write to */
export function addressMessage({ phone, text }: HandedLetter): string | null {
	const number = (phone ?? "").trim().replace(/(?!^\+)\D/g, "");
	if (number.replace("+", "").length < 7) return null;
	// Older iPhones read the body only after `&`, everything else after `?`.
	return `sms:${number}?&body=${encodeURIComponent(text)}`;
}
