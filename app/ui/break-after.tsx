import { Fragment, type ReactNode } from "react";

/** Lets a line break after each of these marks where there is little room, as in "Drawings/Sketches". */
export function breakAfter(mark: "/" | "-", words: string): ReactNode {
	return words.split(mark).map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name
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
