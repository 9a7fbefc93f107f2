import { Mark } from "../../ui/mark.tsx";
import styles from "./order-button.module.css";

const orders = {
	first: {
		words: (title: string) => `Move ${title} to the top`,
		path: "M2 3h14M2 14l7-7 7 7",
	},
	up: { words: (title: string) => `Move ${title} up`, path: "m2 12 7-7 7 7" },
	down: { words: (title: string) => `Move ${title} down`, path: "m2 6 7 7 7-7" },
	remove: { words: (title: string) => `Remove ${title}`, path: "m3 3 12 12M15 3 3 15" },
};

interface OrderButtonProps {
	act: keyof typeof orders;
	/** Of the item. */
	title: string;
	name: string;
	value: string;
	disabled: boolean;
}

interface MoveButtonsProps {
	/** Identifies the item in `act`. */
	name: string | number;
	title: string;
	isFirst: boolean;
	isLast: boolean;
}

/** Submit the form that they are in, with an `act` such as `up 12`. */
export function MoveButtons({ name, title, isFirst, isLast }: MoveButtonsProps) {
	return (["first", "up", "down"] as const).map((move) => (
		<OrderButton
			key={move}
			act={move}
			title={title}
			name="act"
			value={`${move} ${name}`}
			disabled={move === "down" ? isLast : isFirst}
		/>
	));
}

export function OrderButton({ act, title, ...button }: OrderButtonProps) {
	const { words, path } = orders[act];
	return (
		<button type="submit" className={styles.order} aria-label={words(title)} {...button}>
			<Mark path={path} />
		</button>
	);
}
