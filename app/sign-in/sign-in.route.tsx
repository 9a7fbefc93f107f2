import { data, Form, href, redirect, useNavigation } from "react-router";
import { readForm } from "../server/body.server.ts";
import { asRefusal } from "../server/refusal.server.ts";
import { visitContext } from "../server/site.server.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { inNewTab } from "../ui/page/unsent-mark.ts";
import type { Route } from "./+types/sign-in.route";
import { findArtist, isArtistSignIn } from "./artist.server.ts";
import { countGuess, forgiveGuess, listGuessSources } from "./guesses.server.ts";
import { keepsSession, requireKeptSession } from "./kept-sessions.server.ts";
import { NeedsHttps } from "./needs-https.tsx";
import { PasskeySignIn } from "./passkeys/passkey-sign-in.tsx";
import { listPasskeys } from "./passkeys/passkeys.server.ts";
import { findRelyingParty } from "./passkeys/relying-party.server.ts";
import { PasswordField } from "./password-field.tsx";
import { readWayBack } from "./require-artist.server.ts";
import { readDeviceCookie, readSessionCookie } from "./session-cookie.server.ts";
import { checkSession } from "./sessions.server.ts";
import { signInBrowser } from "./sign-in-browser.server.ts";
import { SignInSheet } from "./sign-in-sheet.tsx";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const { db } = site.database;
	const back = readWayBack(request);
	const token = readSessionCookie(request);
	const again = url.searchParams.has("again");
	if (!again && token && (await checkSession(db, token))) throw redirect(back);
	const hasPasskeys = (await listPasskeys(db)).length > 0;
	return {
		back,
		isKept: keepsSession(request, site.config),
		/** Of the form that led here, which is not carried out. */
		unsent: url.searchParams.get("unsent"),
		hasAccount: (await findArtist(db)) !== undefined,
		takesPasskeys: hasPasskeys && findRelyingParty(request, site.config) !== null,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { site, network } = visitContext.from(context);
	const { db } = site.database;
	requireKeptSession(request, site.config);
	const form = await readForm(request);
	const email = String(form.get("email") ?? "");
	const sources = await listGuessSources(db, { network, device: readDeviceCookie(request) });
	try {
		await countGuess(db, sources);
	} catch (error) {
		const refusal = asRefusal(error);
		if (refusal?.status !== 429) throw error;
		const { message, status, headers } = refusal;
		return data({ problem: message, email }, { status, headers });
	}
	if (!(await isArtistSignIn(db, email, String(form.get("password") ?? "")))) {
		const problem = "That email address or password is wrong.";
		return data({ problem, email }, { status: 422 });
	}
	await forgiveGuess(db, sources);
	throw redirect(readWayBack(request), { headers: await signInBrowser(db, request, "password") });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Sign In" }, { name: "robots", content: "noindex" }];
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
	const { state } = useNavigation();
	const { back, isKept, unsent, hasAccount, takesPasskeys } = loaderData;
	if (!isKept)
		return (
			<SignInSheet title="Sign In" lead="Sign-in for the artist.">
				<NeedsHttps />
			</SignInSheet>
		);
	return (
		<SignInSheet title="Sign In" lead="Sign-in for the artist.">
			{!hasAccount && (
				<Alert title="There is no account yet">
					<p>
						On the server, <code>npm run artist</code> prints a link for creating one.
					</p>
				</Alert>
			)}
			{unsent !== null && (
				<Alert title="You were signed out">
					<p>{sayUnsent(unsent, back)}</p>
				</Alert>
			)}
			<Form method="post">
				{actionData && (
					<Alert tone="error" title="Not signed in" announced>
						<p>{actionData.problem}</p>
					</Alert>
				)}
				<TextField
					label="Email address"
					name="email"
					type="email"
					autoComplete={takesPasskeys ? "username webauthn" : "username"}
					required
					defaultValue={actionData?.email}
				/>
				<PasswordField label="Password" name="password" autoComplete="current-password" required />
				<Button type="submit" busy={state === "submitting" ? "Signing in..." : undefined}>
					Sign In
				</Button>
			</Form>
			{takesPasskeys && <PasskeySignIn back={back} />}
			<small>
				Forgot the password? On the server, <code>npm run artist</code> prints a link that sets a
				new one.
			</small>
		</SignInSheet>
	);
}

function sayUnsent(unsent: string, back: string): string {
	// Changes of the account end its session, and the answer to one may have been lost.
	const mayBeNew = back.startsWith(href("/admin/account"));
	const earlier = mayBeNew
		? " An earlier change may have been carried out: if your password or email address doesn’t work, use the new one."
		: "";
	if (unsent === inNewTab)
		return `Everything you typed is still in the tab you came from. Sign in here, then go back to it and send it again.${earlier}`;
	return mayBeNew
		? `Your last change was not carried out.${earlier}`
		: "Nothing was changed. Sign in, then try again.";
}
