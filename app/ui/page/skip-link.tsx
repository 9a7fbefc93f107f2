/** Styled in base.css: a stylesheet of its own would be one file more on every page. */
export function SkipLink() {
	return (
		<a className="skip" href="#content">
			Skip to content
		</a>
	);
}
