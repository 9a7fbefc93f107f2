// Sent at the head of every page, before anything of it is painted: looks whether developer mode is on in this
// browser or a list is stored, tells the styles, and has the late loader begin as soon as the page is read.
try {
	const edits = `${Object.keys(localStorage)} ${localStorage.devMode}`;
	if (/_all|_cat|l-data|true$/.test(edits)) {
		document.documentElement.dataset.edits = edits;
		addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("focusin")));
	}
} catch {}
