/** The package's own declarations lack these results. */
declare module "libheif-js/wasm-bundle.js" {
	type Handle = { readonly handle: unique symbol };

	interface HeifImage {
		handle: Handle;
		get_width(): number;
		get_height(): number;
		is_primary(): boolean;
		free(): void;
	}

	interface Decoded {
		image: Handle;
		/** Rows of `stride` bytes each, in the library's own memory: gone once the image is released. */
		channels: { width: number; height: number; stride: number; data: Uint8Array<ArrayBuffer> }[];
	}

	const libheif: {
		ready: Promise<unknown>;
		HeifDecoder: new () => {
			decoder: Handle;
			decode(bytes: Uint8Array): HeifImage[];
		};
		heif_colorspace: { heif_colorspace_RGB: Handle };
		heif_chroma: { heif_chroma_interleaved_RGB: Handle };
		heif_js_decode_image2(image: Handle, colors: Handle, chroma: Handle): Promise<Partial<Decoded>>;
		heif_image_release(image: Handle): void;
		heif_context_free(decoder: Handle): void;
	};
	export default libheif;
}
