import { Fragment, type ReactNode } from "react";

export function breakAfter(mark: "/" | "-" | "_", words: string): ReactNode {
	return words.split(mark).map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts have no stable id
		<Fragment key={index}>
			{index > 0 && (
				<>
					{mark}
					<wbr />
				</>
			)}
			{part}
		</Fragment>
	));
}
