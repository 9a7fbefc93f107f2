import { AnswerList } from "../../consultation/sent/answer-list.tsx";
import page from "../request-page.module.css";
import type { ShownTerms } from "./show-terms.server.ts";

export function Terms({ terms }: { terms: ShownTerms | null }) {
	if (!terms) return null;
	const { lines, paymentLink } = terms;
	const link = paymentLink && (
		<a href={paymentLink} rel="noreferrer" target="_blank">
			{new URL(paymentLink).host}
		</a>
	);
	return (
		<section className={page.part} aria-labelledby="terms">
			<h2 className={page.title} id="terms">
				Quote and Deposit
			</h2>
			<AnswerList answers={[...lines, ...(link ? [{ label: "Pay here", value: link }] : [])]} />
		</section>
	);
}
