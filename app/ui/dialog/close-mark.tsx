import { Mark } from "../mark.tsx";

export function CloseMark() {
	return <Mark path="M2 2 16 16M16 2 2 16" />;
}
