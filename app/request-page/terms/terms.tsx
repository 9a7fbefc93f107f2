import { AnswerList } from "../../consultation/sent/answer-list.tsx";
import { buttonClass } from "../../ui/button.tsx";
import page from "../request-page.module.css";
import type { ShownTerms } from "./show-terms.server.ts";

export function Terms({ terms }: { terms: ShownTerms | null }) {
	if (!terms) return null;
	const { lines, paymentLink } = terms;
	return (
		<section className={page.part} aria-labelledby="terms">
			<h2 className={page.title} id="terms">
				Quote and Deposit
			</h2>
			<AnswerList answers={lines} />
			{paymentLink && (
				<p className={page.pay}>
					<a
						className={buttonClass("solid")}
						href={paymentLink}
						rel="noreferrer"
						target="_blank"
						aria-describedby="pays-at"
					>
						Pay Here
					</a>
					<span className={page.hint} id="pays-at">
						On {new URL(paymentLink).host}, opens in a new tab
					</span>
				</p>
			)}
		</section>
	);
}
