/** `refused`: this letter will never pass. `later`: it may. `unreachable`: no letter passes now. */
export interface Failure {
	kind: "refused" | "later" | "unreachable";
	/** The server's words, or ours. */
	problem: string;
}

interface SmtpError extends Error {
	code?: string;
	command?: string;
	response?: string;
	responseCode?: number;
}

const minute = 60 * 1000;
const hour = 60 * minute;
const pauses = [minute, 5 * minute, 15 * minute, hour, ...Array<number>(5).fill(4 * hour)];
/** Further ones are not counted, and leave a letter most of its day for `later`. It is tried every hour meanwhile. */
export const mostUnreachable = 4;

/** @returns when to try again, in milliseconds from now; null after about a day */
export function choosePause(attempts: number): number | null {
	return pauses[attempts - 1] ?? null;
}

/**
 * Postfix and others refuse a client without a login, and a sender, only when they hear the recipient. Exchange says
 * nearly the same of a recipient who takes mail of their own organization only.
 */
const settingWords =
	/\brelay(ing)? (access )?denied|relay not permitted|unable to relay|(?<!RESOLVER\.RST\.AuthRequired; )authentication (is )?required|(client host|sender address) rejected/i;

function isWrongSetting({ command, responseCode, response = "" }: SmtpError): boolean {
	// A login or encryption is missing: RFC 4954, section 6, and RFC 3207, section 4.
	return responseCode === 530 || (command === "RCPT TO" && settingWords.test(response));
}

/** A refused sender or password is a wrong setting, which is no letter's fault. */
export function judgeFailure(thrown: unknown): Failure {
	const error = thrown as SmtpError;
	const { command = "", responseCode, response } = error;
	const isAboutLetter = (command === "RCPT TO" || command === "DATA") && !isWrongSetting(error);
	if (responseCode && response && isAboutLetter) {
		return { kind: responseCode >= 500 ? "refused" : "later", problem: response };
	}
	if (error.code === "EENVELOPE" && !responseCode) {
		return { kind: "refused", problem: "Mail can’t be sent to this address." };
	}
	return {
		kind: "unreachable",
		problem: response ? `${explain(error)} It said: ${response}` : explain(error),
	};
}

function explain(error: SmtpError): string {
	const { code, name, message } = error;
	if (isWrongSetting(error)) {
		return "The mail server doesn’t accept letters from this site: check SMTP_URL and MAIL_FROM.";
	}
	if (name === "AbortError" || code === "ETIMEDOUT" || code === "ABORT_ERR") {
		return "The mail server did not answer in time.";
	}
	if (code === "EAUTH" || code === "ENOAUTH") {
		return "The mail server rejected the user name or password in SMTP_URL.";
	}
	if (code === "EENVELOPE") return "The mail server rejected the sender, MAIL_FROM.";
	if (code === "EDNS") return "The name of the mail server in SMTP_URL is unknown.";
	if (code === "ETLS") return "The site can’t make a secure connection to the mail server.";
	if (code === "ECONNECTION" || code === "ESOCKET" || code === "ECONNREFUSED") {
		return `The mail server can’t be reached, or it closed the connection (${message}).`;
	}
	return "The mail server wouldn’t accept the letter.";
}
