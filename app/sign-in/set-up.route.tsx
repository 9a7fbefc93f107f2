import { data, Form, href, redirect, useNavigation } from "react-router";
import { visitContext } from "../server/site.server.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { emailPattern, invalidEmail } from "../ui/email-address.ts";
import { TextField } from "../ui/field.tsx";
import type { Route } from "./+types/set-up.route";
import { findArtist, setArtist } from "./artist.server.ts";
import { nameDevice } from "./name-device.ts";
import { writeSessionCookie } from "./session-cookie.server.ts";
import { openSession } from "./sessions.server.ts";
import { isSetupToken } from "./setup-links.server.ts";
import styles from "./sign-in.module.css";

const shortest = 10;

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db } = visitContext.from(context).site.database;
	const isUsable = await isSetupToken(db, params.token);
	const artist = isUsable ? await findArtist(db) : undefined;
	return data(
		{ isUsable, name: artist?.name, email: artist?.email },
		{ status: isUsable ? 200 : 410, headers: { "Referrer-Policy": "no-referrer" } },
	);
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { db } = visitContext.from(context).site.database;
	const form = await request.formData();
	const read = (field: string) => String(form.get(field) ?? "");
	const [name, email, password] = [read("name").trim(), read("email").trim(), read("password")];
	const errors: Record<string, string> = {};
	if (!name) errors.name = "Say how clients know you.";
	if (!emailPattern.test(email)) errors.email = invalidEmail;
	if (password.length < shortest) errors.password = `Use at least ${shortest} characters.`;
	const refused = { errors, name, email };
	if (Object.keys(errors).length > 0) return data(refused, { status: 422 });
	if (!(await setArtist(db, params.token, { name, email, password }))) {
		return data(refused, { status: 410 });
	}
	const token = await openSession(db, nameDevice(request.headers.get("User-Agent")));
	throw redirect(href("/admin"), { headers: { "Set-Cookie": writeSessionCookie(token) } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Your Account" }, { name: "robots", content: "noindex" }];
}

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
	const { state } = useNavigation();
	const { errors, name, email } = { errors: {}, ...loaderData, ...actionData } as {
		errors: Record<string, string>;
		name?: string;
		email?: string;
	};
	return (
		<div className={styles.sheet} data-ground="paper">
			<h1>Your Account</h1>
			{loaderData.isUsable ? (
				<Form method="post" className={styles.form}>
					<TextField
						label="Your name"
						name="name"
						autoComplete="name"
						required
						defaultValue={name}
						error={errors.name}
					/>
					<TextField
						label="Mail address"
						name="email"
						type="email"
						autoComplete="username"
						required
						defaultValue={email}
						error={errors.email}
					/>
					<TextField
						label="Password"
						name="password"
						type="password"
						autoComplete="new-password"
						required
						hint={`At least ${shortest} characters.`}
						error={errors.password}
					/>
					<Button type="submit" busy={state === "submitting" ? "Saving..." : undefined}>
						Save and Sign In
					</Button>
				</Form>
			) : (
				<Alert tone="error" title="This link cannot be used">
					<p>
						It was used already, or is older than a day. On the server, <code>npm run artist</code>{" "}
						prints a new one.
					</p>
				</Alert>
			)}
		</div>
	);
}
