import { findQuantile } from "../faults/outcome.ts";

export function median(numbers: number[]): number {
	return findQuantile(numbers, 0.5);
}
