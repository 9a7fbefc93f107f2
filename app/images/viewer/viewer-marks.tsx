export function PlusMark() {
	return <Mark path="M9 2v14M2 9h14" />;
}

export function MinusMark() {
	return <Mark path="M2 9h14" />;
}

export function LeftMark() {
	return <Mark path="M12 2 5 9l7 7" />;
}

export function RightMark() {
	return <Mark path="m6 2 7 7-7 7" />;
}

function Mark({ path }: { path: string }) {
	return (
		<svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
			<path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" />
		</svg>
	);
}
