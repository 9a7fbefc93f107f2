import { renderToStaticMarkup } from "react-dom/server";
import type { PictureData } from "../../images/picture.tsx";

/**
 * SVG that rotates the picture's largest file; the only upright files are the small share pictures.
 * @param file a `data:` URL
 */
export function drawUpright(
	{ width, height, turn }: PictureData,
	title: string,
	file: string,
): string {
	return renderToStaticMarkup(
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
		>
			<title>{title}</title>
			<image
				href={file}
				width={height}
				height={width}
				transform={`translate(${turn === 90 ? `${width} 0` : `0 ${height}`}) rotate(${turn})`}
			/>
		</svg>,
	);
}
