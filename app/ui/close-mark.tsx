export function CloseMark() {
	return (
		<svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
			<path d="M2 2 16 16M16 2 2 16" fill="none" stroke="currentColor" strokeWidth="1.75" />
		</svg>
	);
}
