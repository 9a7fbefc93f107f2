/** One page of each kind, and of each state in which its code shows something else. */
export const pageKinds = {
	studio: ["/", "/about", "/contact", "/aftercare", "/drawing-and-deposit-policy"],
	"the form and notices": ["/consultation", "/consultation/sent", "/credits", "/no-such-page"],
	blog: [
		"/blog",
		"/blog/client-stories",
		"/blog/process",
		"/blog/aftercare/tattoo-aftercare-guide",
		"/blog/client-spotlights/dragon-sleeve-transformation",
	],
	portfolios: [
		"/artwork",
		"/artwork/categories",
		"/artwork/tattoos",
		"/artwork/drawings",
		"/artwork/paintings",
		"/artwork/featured",
	],
	"sleeves and pieces": [
		"/sleeves-largescale",
		"/bats-and-pumpkin",
		"/artwork/tattoos/12-blue-columbine-color-calf",
		"/artwork/drawings/4-poudre-canyon",
		"/bird-and-floral/1-outer-arm",
	],
};
