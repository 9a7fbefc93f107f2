import { Mark } from "./mark.tsx";

export function LeftMark() {
	return <Mark path="M12 2 5 9l7 7" />;
}

export function RightMark() {
	return <Mark path="m6 2 7 7-7 7" />;
}
