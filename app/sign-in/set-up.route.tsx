import { data, Form, href, redirect, useNavigation } from "react-router";
import { readForm } from "../server/body.server.ts";
import { visitContext } from "../server/site.server.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { emailPattern, invalidEmail } from "../ui/email-address.ts";
import { TextField } from "../ui/field.tsx";
import { revalidateAfterAction } from "../ui/page/keep-forms.ts";
import type { Route } from "./+types/set-up.route";
import { findArtist, setArtist } from "./artist.server.ts";
import { findNameFault, longestName } from "./artist-name.ts";
import { keepsSession, requireKeptSession } from "./kept-sessions.server.ts";
import { NeedsHttps } from "./needs-https.tsx";
import { findRelyingParty } from "./passkeys/relying-party.server.ts";
import { PasswordField } from "./password-field.tsx";
import { shortestPassword } from "./password-length.ts";
import { findPasswordFault } from "./password-rules.server.ts";
import { isSetupToken } from "./setup-links.server.ts";
import { signInBrowser } from "./sign-in-browser.server.ts";
import { SignInSheet } from "./sign-in-sheet.tsx";

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const { db } = site.database;
	const isUsable = await isSetupToken(db, params.token);
	const artist = isUsable ? await findArtist(db) : undefined;
	return data(
		{
			isUsable,
			isKept: keepsSession(request, site.config),
			name: artist?.name,
			email: artist?.email,
		},
		{ status: isUsable ? 200 : 410, headers: { "Referrer-Policy": "no-referrer" } },
	);
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { site, content } = visitContext.from(context);
	const { db } = site.database;
	requireKeptSession(request, site.config);
	const form = await readForm(request);
	const read = (field: string) => String(form.get(field) ?? "");
	const [name, email, password] = [read("name").trim(), read("email").trim(), read("password")];
	const refused = { errors: {} as Record<string, string>, name, email };
	if (!(await isSetupToken(db, params.token))) return data(refused, { status: 410 });
	const nameFault = findNameFault(name);
	if (nameFault) refused.errors.name = nameFault;
	if (!emailPattern.test(email)) refused.errors.email = invalidEmail;
	const { body: studio } = await content.read("studio");
	const fault = await findPasswordFault(password, [name, email, studio.name]);
	if (fault) refused.errors.password = fault;
	if (Object.keys(refused.errors).length > 0) return data(refused, { status: 422 });
	if (!(await setArtist(db, params.token, { name, email, password }))) {
		return data(refused, { status: 410 });
	}
	const next = findRelyingParty(request, site.config)
		? href("/admin/account/passkey")
		: href("/admin/first-steps");
	throw redirect(next, { headers: await signInBrowser(db, request, "link") });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

/** The link may have been used in another tab. */
export const shouldRevalidate = revalidateAfterAction;

export function meta(): Route.MetaDescriptors {
	return [{ title: "Your Account" }, { name: "robots", content: "noindex" }];
}

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
	const { state } = useNavigation();
	const { isUsable, isKept } = loaderData;
	const { name, email } = actionData ?? loaderData;
	const errors: Record<string, string> = actionData?.errors ?? {};
	if (!isUsable) return <UnusableLink />;
	if (!isKept)
		return (
			<SignInSheet title="Your Account" lead="Each link works once, and for a day.">
				<NeedsHttps />
			</SignInSheet>
		);
	return (
		<SignInSheet
			title="Your Account"
			lead="It opens the desk, where requests arrive. Only you have one."
		>
			<Form method="post">
				<TextField
					label="Your name"
					name="name"
					autoComplete="name"
					hint="The name clients know you by."
					required
					maxLength={longestName}
					defaultValue={name}
					error={errors.name}
				/>
				<TextField
					label="Email address"
					name="email"
					type="email"
					autoComplete="username"
					hint="You’ll use it to sign in. Visitors don’t see it."
					required
					defaultValue={email}
					error={errors.email}
				/>
				<PasswordField
					label="Password"
					name="password"
					autoComplete="new-password"
					minLength={shortestPassword}
					required
					hint={`At least ${shortestPassword} characters. A few unrelated words are easy to remember and hard to guess.`}
					error={errors.password}
				/>
				<Button type="submit" busy={state === "submitting" ? "Saving..." : undefined}>
					Save and Sign In
				</Button>
			</Form>
		</SignInSheet>
	);
}

function UnusableLink() {
	return (
		<SignInSheet title="Your Account" lead="Each link works once, and for a day.">
			<Alert tone="error" title="This link cannot be used">
				<p>
					It has already been used, or it’s more than a day old. On the server,{" "}
					<code>npm run artist</code> prints a new one.
				</p>
			</Alert>
			<small>
				Already have an account? <a href={href("/sign-in")}>Sign in</a>.
			</small>
		</SignInSheet>
	);
}
