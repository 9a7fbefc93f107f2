import type { Selectable } from "kysely";
import type { ReactNode } from "react";
import type { ConsultationSubmissions } from "../../../db/tables.ts";
import { noReferral, tattooStyles, textFields } from "../../../requests/request-fields.ts";
import { linkMail, toDialable } from "../../../ui/contact-links.ts";
import styles from "./client-words.module.css";

export type ShownRequest = Omit<Selectable<ConsultationSubmissions>, "set_aside">;

const facts = [
	"placement",
	"planned_size",
	"tattoo_style",
	"budget",
	"preferred_dates",
	"preferred_times",
	"age",
	"skin_tone",
	"email",
	"phone",
	"referred_by",
] as const;

type Fact = (typeof facts)[number];

interface ClientWordsProps {
	request: ShownRequest;
	/** The request has no files. */
	bare: boolean;
	/** Pictures of it: the piece, the size. */
	children: ReactNode;
}

export function ClientWords({ request, bare, children }: ClientWordsProps) {
	const given = facts.filter((name) => request[name] && request[name] !== noReferral);
	return (
		<section className={styles.words} aria-labelledby="idea">
			<h2 id="idea" className={request.design_idea ? undefined : "unseen"}>
				{textFields.design_idea.label}
			</h2>
			{request.design_idea && <p className={styles.idea}>{request.design_idea}</p>}
			{!request.design_idea && bare && (
				<p className={styles.bare}>No design idea and no references came with it.</p>
			)}
			<div className={styles.shown}>{children}</div>
			<dl className={styles.facts}>
				<div>
					<dt>Name</dt>
					<dd>{`${request.first_name} ${request.last_name}`}</dd>
				</div>
				{given.map((name) => (
					<div key={name}>
						<dt>{textFields[name].label}</dt>
						<dd>{showFact(name, String(request[name]))}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

function showFact(name: Fact, value: string): ReactNode {
	const number = name === "phone" && toDialable(value);
	const address = number ? `tel:${number}` : name === "email" && linkMail(value);
	if (address) return <a href={address}>{value}</a>;
	if (name === "tattoo_style") {
		return tattooStyles.find((style) => style.value === value)?.label ?? value;
	}
	return value;
}
