import styles from "./pricing-example.module.css";

interface PricingExampleProps {
	title: string;
	lines: { label: string; amount: string }[];
}

export function PricingExample({ title, lines }: PricingExampleProps) {
	return (
		<table className={styles.example}>
			<caption>{title}</caption>
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
