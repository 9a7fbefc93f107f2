// First, because it declares the order of layers.
import "../../app/ui/tokens.css";
import "../../app/ui/base.css";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Picture } from "../../app/images/picture.tsx";
import { plainViewer, Viewer } from "../../app/images/viewer/viewer.tsx";
import { ViewerLink } from "../../app/images/viewer/viewer-link.tsx";
import type { ViewerPicture } from "../../app/images/viewer/viewer-walk.tsx";
import { addToast } from "../../app/ui/toast/toast-store.ts";
import { Toaster } from "../../app/ui/toast/toaster.tsx";

declare global {
	interface Window {
		viewed: ViewerPicture[];
	}
}

const element = document.getElementById("root");
if (!element) throw new Error("The page has no root");
const page = (
	<>
		<main>
			<h1>Part</h1>
			<ul>
				{window.viewed.map(({ id, picture, alt, title, address = picture.path }) => (
					<li key={id}>
						<ViewerLink of={id} viewer={plainViewer} href={address} address={address}>
							<Picture picture={picture} alt={alt} title={title} sizes="300px" />
						</ViewerLink>
						{title}
					</li>
				))}
			</ul>
			<Viewer
				pictures={window.viewed}
				renderActions={({ title }) => (
					<button type="button" onClick={() => addToast({ title, tone: "info" })}>
						Say its name
					</button>
				)}
			/>
		</main>
		<Toaster />
	</>
);
const router = createBrowserRouter([{ path: "*", element: page }]);
createRoot(element).render(<RouterProvider router={router} />);
