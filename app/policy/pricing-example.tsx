import { pricingExample } from "../../content/policy.ts";
import styles from "./pricing-example.module.css";

export function PricingExample() {
	const { title, lines } = pricingExample;
	return (
		<table className={styles.example}>
			<caption>For example: {title.toLowerCase()}</caption>
			<tbody>
				{lines.map(({ label, amount }) => (
					<tr key={label}>
						<th scope="row">{label}</th>
						<td>{amount}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
