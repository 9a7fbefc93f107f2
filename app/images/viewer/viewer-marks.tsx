import { Mark } from "../../ui/mark.tsx";

export function PlusMark() {
	return <Mark path="M9 2v14M2 9h14" />;
}

export function MinusMark() {
	return <Mark path="M2 9h14" />;
}
