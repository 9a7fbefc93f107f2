import { useRef } from "react";
import { data, href, Link } from "react-router";
import { studio } from "../../content/studio.ts";
import { visitContext } from "../site.server.ts";
import { Alert } from "../ui/alert.tsx";
import { buttonClass } from "../ui/button.tsx";
import { describePage } from "../ui/describe-page.ts";
import type { Route } from "./+types/consultation.route";
import styles from "./consultation.module.css";
import { ConsultationForm } from "./consultation-form.tsx";
import { sentContext, submitForm } from "./submit-form.server.ts";

const sentTitle = "Consultation Request Submitted!";

export function loader({ request, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const canonical = new URL(href("/consultation"), site.config.publicOrigin ?? request.url).href;
	return {
		canonical,
		idempotencyKey: crypto.randomUUID(),
		openedAt: Date.now(),
		sent: context.get(sentContext),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const submitted = await submitForm(request, visitContext.from(context));
	const privately = { "Cache-Control": "private, no-store" };
	if (submitted.ok) {
		context.set(sentContext, true);
		return data({ sent: true as const }, { status: 201, headers: privately });
	}
	const { refusal, typed, key, hadFiles } = submitted;
	const { status, message, headers, fields = {} } = refusal;
	return data(
		{ sent: false as const, message, errors: fields, typed, key, hadFiles },
		{ status, headers: { ...headers, ...privately } },
	);
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
	return actionHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	return describePage({
		title: `${loaderData.sent ? sentTitle : "Book a Consultation"} | ${studio.name}`,
		description: `Tell ${studio.name} what you have in mind, with pictures or videos if you like. You hear back within ${studio.replyWithinHours} hours.`,
		canonical: loaderData.canonical,
		share: "consultation",
		shareAlt: "Book a Consultation, beside a tattoo",
	});
}

export default function Consultation({ loaderData, actionData }: Route.ComponentProps) {
	const sent = actionData?.sent === true;
	const refused = actionData?.sent === false ? actionData : undefined;
	const heading = useRef<HTMLHeadingElement>(null);
	const goToTop = () => heading.current?.focus();
	return (
		<div className={styles.page}>
			<header className={styles.head}>
				<h1 ref={heading} tabIndex={-1}>
					{sent ? sentTitle : "Book a Consultation"}
				</h1>
				<p className={styles.lead}>
					{sent
						? "Thank you! We'll get back to you within 24 hours with next steps."
						: `Tell me what you see and where it goes. I read every request myself and answer within ${studio.replyWithinHours} hours.`}
				</p>
			</header>
			{sent ? (
				<Link to={href("/")} className={buttonClass("outline")}>
					Back to the home page
				</Link>
			) : (
				<div className={styles.sheet} data-ground="paper">
					<ConsultationForm
						posted={{
							action: href("/consultation"),
							idempotencyKey: refused?.key ?? loaderData.idempotencyKey,
							openedAt: loaderData.openedAt,
						}}
						typed={refused?.typed}
						errors={refused?.errors}
						onSent={goToTop}
						onCancel={goToTop}
					>
						{refused && (
							<Alert tone="error" title="Your request was not sent" announced>
								<p>{refused.message}</p>
								{refused.hadFiles && <p>Files have to be chosen again.</p>}
							</Alert>
						)}
					</ConsultationForm>
				</div>
			)}
		</div>
	);
}
