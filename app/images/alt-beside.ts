/** Alt text of a picture whose title stands beside it: one that only repeats the title would be read twice. */
export function altBeside(title: string, alt: string): string {
	return alt === title ? "" : alt;
}
