import { expect, it } from "vitest";
import { choosePause, judgeFailure } from "./judge-failure.ts";

const fail = (error: Record<string, unknown>) =>
	judgeFailure(Object.assign(new Error(String(error.message ?? "failed")), error));

it.each([
	["RCPT TO", 550, "refused"],
	["DATA", 554, "refused"],
	["RCPT TO", 450, "later"],
	["DATA", 421, "later"],
	// Wrong settings: no letter may be given up for them.
	["MAIL FROM", 550, "unreachable"],
	["AUTH PLAIN", 535, "unreachable"],
	["EHLO", 502, "unreachable"],
])("judges %s answered with %i: %s", (command, responseCode, kind) => {
	const response = `${responseCode} words`;
	const failure = fail({ command, responseCode, response });
	expect(failure.kind).toBe(kind);
	expect(failure.problem).toContain(response);
});

it.each([
	"554 5.7.1 <c@example.com>: Relay access denied",
	"454 4.7.1 <c@example.com>: Relay access denied",
	"550 5.7.1 <c@example.com>... Relaying denied",
	"550 relay not permitted",
	"550 5.7.1 Unable to relay",
	"530 5.7.0 Authentication required",
	"530 5.7.0 Must issue a STARTTLS command first",
	"550 5.7.1 Authentication is required for relay",
	"554 5.7.1 <host[203.0.113.4]>: Client host rejected: Access denied",
	"553 5.7.1 <a@example.com>: Sender address rejected: not owned by user a",
])("takes for a wrong setting, not for a bad address: %s", (response) => {
	const responseCode = Number.parseInt(response, 10);
	const failure = fail({ code: "EENVELOPE", command: "RCPT TO", responseCode, response });
	expect(failure.kind).toBe("unreachable");
	expect(failure.problem).toMatch(
		/^The mail server doesn’t accept letters from this site: .*said: /,
	);
	expect(failure.problem).toContain(response);
});

it.each([
	["RCPT TO", "550 5.1.1 <c@example.com>: Recipient address rejected: User unknown"],
	["RCPT TO", "550 5.7.1 Message rejected by the policy of the recipient"],
	["RCPT TO", "554 5.7.1 <c@example.com>: Recipient address rejected: Access denied"],
	["RCPT TO", "550 5.7.1 RESOLVER.RST.AuthRequired; authentication required"],
	["RCPT TO", "550 5.1.1 <relay-access-denied@example.com>: no such user"],
	["DATA", "554 5.7.1 Rejected: relay access denied by the filter"],
])("gives up a letter refused at %s: %s", (command, response) => {
	const responseCode = Number.parseInt(response, 10);
	expect(fail({ command, responseCode, response })).toEqual({ kind: "refused", problem: response });
});

it.each([
	[{ code: "ETIMEDOUT", command: "CONN" }, "did not answer in time"],
	[{ code: "ABORT_ERR", name: "AbortError" }, "did not answer in time"],
	[{ code: "ESOCKET", command: "CONN", message: "connect ECONNREFUSED" }, "(connect ECONNREFUSED)"],
	[{ code: "EAUTH", command: "API" }, "the user name or password in SMTP_URL"],
	[{ code: "EENVELOPE", command: "MAIL FROM", responseCode: 550, response: "550 no" }, "MAIL_FROM"],
	[{ code: "EDNS", command: "CONN" }, "is unknown"],
	[{ code: "ETLS", command: "STARTTLS" }, "a secure connection"],
	[{}, "wouldn’t accept"],
])("explains %j", (error, words) => {
	expect(fail(error)).toMatchObject({
		kind: "unreachable",
		problem: expect.stringContaining(words),
	});
});

it("gives up what cannot be addressed at all", () => {
	expect(fail({ code: "EENVELOPE", command: "API" }).kind).toBe("refused");
});

it("tries for about a day, less and less often", () => {
	const pauses = Array.from({ length: 10 }, (_, index) => choosePause(index + 1));
	const minutes = pauses.map((pause) => pause && pause / 60_000);
	expect(minutes).toEqual([1, 5, 15, 60, 240, 240, 240, 240, 240, null]);
});
