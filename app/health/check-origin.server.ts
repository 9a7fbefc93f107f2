import { get as getPlain } from "node:http";
import { get as getSafe } from "node:https";
import type { PeerCertificate, TLSSocket } from "node:tls";
import type { Config } from "../server/config.server.ts";
import { type Finding, good, notice, wrong } from "./finding.ts";

interface Reached {
	status: number;
	isSite: boolean;
	/** Time of the answer's Date header. */
	time: number;
	certificate: Pick<PeerCertificate, "valid_from" | "valid_to"> | null;
	/** Why a browser would refuse the certificate. */
	distrust: string | null;
}

export const about = "Address";
const certificateAbout = "Certificate";
const patienceMs = 4_000;
const day = 24 * 60 * 60 * 1000;

/** Asks the site by the name that visitors use. @returns its time too, to compare clocks */
export async function checkOrigin({
	publicOrigin,
}: Config): Promise<{ findings: Finding[]; time: number | null }> {
	if (!publicOrigin) {
		const finding = notice(
			about,
			"Only this machine and its own network can visit the site.",
			"Set PUBLIC_ORIGIN to the address that visitors use, such as https://studio.example.com.",
		);
		return { findings: [finding], time: null };
	}
	const reached = await reach(publicOrigin).catch((error) => String(error.code ?? error.message));
	if (typeof reached === "string") {
		const finding = notice(
			about,
			`${publicOrigin} cannot be reached from here (${reached}).`,
			"If visitors see the site, the router only hides it from this machine. Otherwise look at the domain’s DNS record, the proxy and the firewall.",
		);
		return { findings: [finding], time: null };
	}
	const { certificate, distrust, time } = reached;
	const ofCertificate = certificate && judgeCertificate(certificate, distrust, Date.now());
	return { findings: [judgeAnswer(publicOrigin, reached), ofCertificate ?? []].flat(), time };
}

function judgeAnswer(publicOrigin: string, { status, isSite }: Reached): Finding {
	if (isSite) return good(about, `${publicOrigin} answers.`);
	return wrong(
		about,
		`${publicOrigin} answers with ${status} instead of this site.`,
		status >= 500
			? "The proxy does not reach the site: start it, and compare the proxy’s address with HOST and PORT."
			: "Let the proxy forward everything under this name to the site.",
	);
}

export function judgeCertificate(
	{ valid_from, valid_to }: NonNullable<Reached["certificate"]>,
	distrust: string | null,
	now: number,
): Finding {
	const [from, to] = [Date.parse(valid_from), Date.parse(valid_to)];
	const left = `${Math.max(0, Math.floor((to - now) / day))} days`;
	const remedy =
		"The proxy renews it: read its log, and see that ports 80 and 443 reach it from outside. nginx shows a certificate that certbot has renewed once it is reloaded: systemctl reload nginx.";
	if (now > to) return wrong(certificateAbout, "It has expired: browsers refuse the site.", remedy);
	if (distrust) return wrong(certificateAbout, `Browsers do not trust it (${distrust}).`, remedy);
	// Proxies renew when a third of the time is left.
	if (to - now < (to - from) / 5) {
		return wrong(certificateAbout, `It expires in ${left} and hasn’t been renewed.`, remedy);
	}
	return good(certificateAbout, `It’s good for another ${left}.`);
}

function reach(origin: string): Promise<Reached> {
	const { promise, resolve, reject } = Promise.withResolvers<Reached>();
	const get = origin.startsWith("https:") ? getSafe : getPlain;
	const request = get(
		`${origin}/healthz`,
		// The certificate is not trusted but judged, and nothing is sent.
		{ agent: false, rejectUnauthorized: false, timeout: patienceMs },
		(response) => {
			const socket = response.socket as TLSSocket;
			response.resume();
			resolve({
				status: response.statusCode ?? 0,
				isSite: response.statusCode === 200 && /json/.test(response.headers["content-type"] ?? ""),
				time: Date.parse(response.headers.date ?? ""),
				certificate: socket.encrypted ? socket.getPeerCertificate() : null,
				distrust: socket.encrypted && !socket.authorized ? String(socket.authorizationError) : null,
			});
		},
	);
	const patience = setTimeout(() => request.destroy(new Error("no answer in time")), patienceMs);
	request.on("error", reject);
	request.on("close", () => clearTimeout(patience));
	return promise;
}
