declare module "heic-decode" {
	interface HeicImage {
		width: number;
		height: number;
		/** Four bytes a pixel, red, green, blue and alpha, row by row. */
		decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
	}

	const heicDecode: {
		all(from: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>;
	};
	export default heicDecode;
}
