import { data, Form, redirect, useNavigation } from "react-router";
import { visitContext } from "../server/site.server.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import type { Route } from "./+types/sign-in.route";
import { isArtist } from "./artist.server.ts";
import { nameDevice } from "./name-device.ts";
import { readWayBack } from "./require-artist.server.ts";
import { readSessionCookie, writeSessionCookie } from "./session-cookie.server.ts";
import { checkSession, openSession } from "./sessions.server.ts";
import styles from "./sign-in.module.css";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = visitContext.from(context).site.database;
	const token = readSessionCookie(request);
	if (token && (await checkSession(db, token))) throw redirect(readWayBack(request));
	return null;
}

export async function action({ request, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const form = await request.formData();
	const email = String(form.get("email") ?? "");
	const { db } = site.database;
	if (!(await isArtist(db, email, String(form.get("password") ?? "")))) {
		const problem = "Mail address and password do not belong together.";
		return data({ problem, email }, { status: 422 });
	}
	const token = await openSession(db, nameDevice(request.headers.get("User-Agent")));
	throw redirect(readWayBack(request), { headers: { "Set-Cookie": writeSessionCookie(token) } });
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Sign In" }, { name: "robots", content: "noindex" }];
}

export default function SignIn({ actionData }: Route.ComponentProps) {
	const { state } = useNavigation();
	return (
		<div className={styles.sheet} data-ground="paper">
			<h1>Sign In</h1>
			<Form method="post" className={styles.form}>
				{actionData && (
					<Alert tone="error" title="Not signed in" announced>
						<p>{actionData.problem}</p>
					</Alert>
				)}
				<TextField
					label="Mail address"
					name="email"
					type="email"
					autoComplete="username"
					required
					defaultValue={actionData?.email}
				/>
				<TextField
					label="Password"
					name="password"
					type="password"
					autoComplete="current-password"
					required
				/>
				<Button type="submit" busy={state === "submitting" ? "Signing in..." : undefined}>
					Sign In
				</Button>
			</Form>
			<p className={styles.lost}>
				Forgot the password? On the server, <code>npm run artist</code> prints a link that sets a
				new one.
			</p>
		</div>
	);
}
