import { Alert } from "../ui/alert.tsx";

/** Stands in place of a form that nobody would be signed in by. */
export function NeedsHttps() {
	return (
		<Alert tone="error" title="You can’t sign in at this address">
			<p>
				Browsers keep you signed in only over HTTPS, or on the machine that runs the site, at{" "}
				<code>localhost</code>. Nothing was changed or used up.
			</p>
			<p>Whoever runs the site can set up HTTPS; docs/server.md has each step.</p>
		</Alert>
	);
}
