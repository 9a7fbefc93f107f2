import { setTimeout as wait } from "node:timers/promises";
import { data, Form, href, redirect, useNavigation } from "react-router";
import { findStudio, nameTitle, useStudio } from "../../publishing/frame-studio.ts";
import { readForm } from "../../server/body.server.ts";
import { asRefusal } from "../../server/refusal.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { emailPattern, invalidEmail, normalizeEmail } from "../../ui/email-address.ts";
import { TextField } from "../../ui/field.tsx";
import { formatPhone, linkStudio } from "../../ui/page/studio-links.ts";
import styles from "../request-page.module.css";
import type { Route } from "./+types/lost.route";
import { sendLinks } from "./send-links.server.ts";

/** Longer than a letter takes to be written: an address that is not known is not told from one that is. */
const paceMs = 400;

export function loader({ url, context }: Route.LoaderArgs) {
	const { smtpUrl, publicOrigin } = visitContext.from(context).site.config;
	return {
		isAnswered: url.searchParams.has("answered"),
		isMailSet: smtpUrl !== null,
		canLink: publicOrigin !== null,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { site, content, network } = visitContext.from(context);
	const { publicOrigin } = site.config;
	// A link to the caller's Host would lead a client wherever the caller likes.
	if (!publicOrigin) throw redirect(href("/request/lost"), 303);
	const email = (await readForm(request)).get("email")?.trim() ?? "";
	if (!emailPattern.test(email) || email.length > 200) {
		return data({ email, error: invalidEmail, refusal: undefined }, { status: 422 });
	}
	try {
		await site.limits.countLostLink(network, normalizeEmail(email));
	} catch (error) {
		const refusal = asRefusal(error);
		if (!refusal) throw error;
		const { message, status, headers } = refusal;
		return data({ email, error: undefined, refusal: message }, { status, headers });
	}
	const { studio } = await content.readBodies("studio");
	const addressOf = (token: string) => publicOrigin + href("/request/:token", { token });
	await Promise.all([sendLinks(site.database.db, email, { studio, addressOf }), wait(paceMs)]);
	site.sender.wake();
	throw redirect(`${href("/request/lost")}?answered`, 303);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
	return [
		{ title: nameTitle("Find Your Request", findStudio(matches)) },
		{ name: "robots", content: "noindex" },
	];
}

export default function Lost({ loaderData, actionData }: Route.ComponentProps) {
	const { isAnswered, isMailSet, canLink } = loaderData;
	const studio = useStudio();
	const isSending = useNavigation().formMethod === "POST";
	return (
		<div className={styles.page}>
			<header className={styles.head}>
				<h1>Find Your Request</h1>
				<p className={styles.lead}>
					Your request has its own page.{" "}
					{canLink
						? "I’ll send the link to the email address you gave me."
						: "This site can’t send the link yet, so please text me."}
				</p>
			</header>
			<div className={`${styles.sheet} ${styles.confirmation}`} data-ground="paper">
				{isAnswered && !actionData ? (
					<Alert title="Check your email" announced>
						<p>
							{isMailSet
								? "If I have a request from this address, an email is on its way."
								: "If I have a request from this address, I’ll send you the link myself."}
						</p>
					</Alert>
				) : (
					canLink && (
						<Form
							className={styles.form}
							method="post"
							action={href("/request/lost")}
							noValidate
							data-live=""
						>
							{actionData?.refusal && (
								<Alert tone="error" title="Please try again later" announced>
									<p>{actionData.refusal}</p>
								</Alert>
							)}
							<TextField
								label="Email address"
								name="email"
								type="email"
								autoComplete="email"
								required
								defaultValue={actionData?.email}
								error={actionData?.error}
							/>
							<Button type="submit" busy={isSending ? "Sending..." : undefined}>
								Send Me the Link
							</Button>
						</Form>
					)
				)}
				{canLink ? (
					<p className={styles.hint}>
						Nothing arrived, or you used a different address? Text me at{" "}
						<a href={linkStudio(studio).text} className={styles.phone}>
							{formatPhone(studio.phone)}
						</a>
						.
					</p>
				) : (
					<a href={linkStudio(studio).text} className={buttonClass("solid")}>
						Text {formatPhone(studio.phone)}
					</a>
				)}
			</div>
		</div>
	);
}
