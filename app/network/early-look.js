try {
	const edits = `${Object.keys(localStorage)} ${localStorage.devMode}`;
	if (/_all|_cat|l-data|true$/.test(edits)) document.documentElement.dataset.edits = edits;
	// What is kept on the device may have to be shown or sent.
	if (localStorage.length > 0) {
		addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("focusin")));
	}
} catch {}
