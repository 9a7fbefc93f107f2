import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { NoteBox } from "../../app/notes/note-box.tsx";
import "../../app/ui/tokens.css";
import "../../app/ui/base.css";
import { Toaster } from "../../app/ui/toaster.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root");
createRoot(root).render(
	<StrictMode>
		<main>
			<NoteBox />
		</main>
		<Toaster />
	</StrictMode>,
);
